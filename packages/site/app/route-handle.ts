import type { People } from '@daily-nest/content/people';
import type { StartMode } from './hydration/start-mode.ts';

/** The options of a route module in its `handle` export; the server and the document read them. */
export interface RouteHandle {
  /** @default 'intent' */
  start?: StartMode;
  /**
   * A page for a sandboxed frame: its only inline script applies scheme and text size of the embedding page.
   * It has no menus and no donation dialog.
   * @default false
   */
  embed?: boolean;
  /**
   * A page with such pages in frames: it lends them its fonts.
   * @default false
   */
  frames?: boolean;
  /**
   * A page whose lead follows the reader's clock.
   * @default false
   */
  clock?: boolean;
  /**
   * A page whose Play button starts the sound before the application runs.
   * @default false
   */
  sound?: boolean;
  /**
   * A page with tabs, which switch in place before the application runs.
   * @default false
   */
  tabs?: boolean;
  /**
   * A page of one piece, which can be saved and shared before the application runs.
   * @default false
   */
  piece?: boolean;
  /**
   * The page that lists this browser's saved pieces before the application runs.
   * @default false
   */
  saved?: boolean;
  /**
   * Query parameters that change the page, or one value of a parameter (`view=compact`) if only that does.
   * All others are ignored, so that they cannot fill a cache.
   */
  query?: readonly string[];
  /** Whether rendered pages of this route are cached as bytes (`BLOG_CACHE_TTL_MS`). */
  cached?: boolean;
  /**
   * A page for readers in a hurry: without newsletter, donation dialog and advertisements.
   * @default false
   */
  urgent?: boolean;
  /**
   * A page with a button that prints it before the application runs.
   * @default false
   */
  print?: boolean;
  /**
   * The page of doses: its form works without the application.
   * @default false
   */
  doses?: boolean;
  /** The people whose names the page shows; it says so if one of them is invented. */
  people?: readonly People[];
}

/** Returns the people whose names the current page shows. */
export function peopleOf(handles: readonly unknown[]): readonly People[] {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.people ?? [];
}

/** Returns whether the current page is for a frame. */
export function isEmbed(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.embed ?? false;
}

/** Returns whether the current page frames pages of ours. */
export function hasFrames(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.frames ?? false;
}

/** Returns whether the lead of the current page follows the reader's clock. */
export function hasClock(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.clock ?? false;
}

/** Returns whether Play on the current page starts the sound by itself. */
export function hasSound(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.sound ?? false;
}

/** Returns whether the current page has tabs. */
export function hasTabs(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.tabs ?? false;
}

/** Returns whether the current page is an urgent one. */
export function isUrgent(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.urgent ?? false;
}

/** Returns whether the current page has a button that prints it. */
export function hasPrint(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.print ?? false;
}

/** Returns whether the current page has the form for a dose. */
export function hasDoses(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.doses ?? false;
}

/** Returns whether the current page is a piece. */
export function isPiecePage(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.piece ?? false;
}

/** Returns whether the current page lists this browser's saved pieces. */
export function isSavedPage(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.saved ?? false;
}
