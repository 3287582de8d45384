import type { Layout } from '@daily-nest/brand/layout';
import { Front } from './layout/Front.tsx';
import { foot, head } from './layout/head.css.ts';
import * as pages from './layout/pages.css.ts';
import * as reading from './layout/reading.css.ts';

/** A newspaper of a harbor town: ruled columns, and everything on paper but the bar. */
export const layout: Layout = { head, foot, front: { Front, latest: 7 }, reading, pages };

/** A constant of its own, so that a build leaves out the front page that its title does not have. */
export const hasFront: boolean = true;
