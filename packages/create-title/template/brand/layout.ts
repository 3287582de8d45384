import type { Layout } from '@daily-nest/brand/layout';

/** Pages as the engine composes them. A front page of your own, and styles for its places, go here. */
export const layout: Layout = {};

/** Whether {@link layout} has a front page: a constant, so that a build leaves out the one that is not used. */
export const hasFront: boolean = false;
