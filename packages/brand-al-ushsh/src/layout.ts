import type { Layout } from '@daily-nest/brand/layout';

/** Nothing of its own: the engine's pages are composed for this title. */
export const layout: Layout = {};

/** A constant of its own, so that a build leaves out the front page that its title does not have. */
export const hasFront: boolean = false;
