/** The examples of an owner's file in the documents, read as the site reads one. */
import { readFileSync } from 'node:fs';
import { parseOwner } from '@daily-nest/brand/owner-schema';
import { expect, it } from 'vitest';
import { sections } from './nav.ts';
import { owner } from './owner.ts';

it.each(['README.md', 'docs/guides/advertising-and-consent.md', 'docs/guides/run-the-radio.md'])(
  '%s shows a file that the site accepts',
  (document) => {
    const text = readFileSync(new URL(`../../../${document}`, import.meta.url), 'utf8');
    const [, block = ''] = /^ *```json owner\n([^]*?)^ *```/m.exec(text) ?? [];
    expect(parseOwner(block, { owner, sections })).not.toEqual({});
  },
);
