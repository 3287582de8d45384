#!/usr/bin/env node
/** `daily-nest-site build|dev|start|test`, in the folder of a title: see scripts/title.ts. */
import './types-of-packages.js';

await import('../scripts/title.ts');
