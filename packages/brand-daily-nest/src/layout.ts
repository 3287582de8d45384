import type { Layout } from '@daily-nest/brand/layout';

/** Nothing of its own: the engine's pages are composed for this title. */
export const layout: Layout = {};
