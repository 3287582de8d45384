import type { People } from '@daily-nest/content/people';
import type { StartMode } from './hydration/start-mode.ts';

/** What a route module may say of itself in its `handle` export; the server and the document read it. */
export interface RouteHandle {
  /** @default 'intent' */
  start?: StartMode;
  /**
   * A page for a sandboxed frame: of inline scripts only the one that takes scheme and text size over from the page around
   * it. There are no menus and no donation dialog.
   * @default false
   */
  embed?: boolean;
  /**
   * A page with such pages in frames: it lends them its fonts.
   * @default false
   */
  frames?: boolean;
  /**
   * A page that is there to be listened to: its Play starts the sound before the application runs.
   * @default false
   */
  sound?: boolean;
  /**
   * A page with tabs: they switch in place before the application runs.
   * @default false
   */
  tabs?: boolean;
  /**
   * A page of one piece: it can be saved and shared before the application runs.
   * @default false
   */
  piece?: boolean;
  /**
   * The page that lists what this browser keeps: it does so before the application runs.
   * @default false
   */
  saved?: boolean;
  /**
   * Query parameters that change the page, or one value of a parameter (`view=compact`) where only that does. All others
   * are ignored, so that they cannot fill a cache.
   */
  query?: readonly string[];
  /** Whether rendered pages of this route are cached as ready bytes (`BLOG_CACHE_TTL_MS`). */
  cached?: boolean;
  /**
   * A page for somebody who has no time: nothing on it asks for anything, no letter, no gift, no advertisement.
   * @default false
   */
  urgent?: boolean;
  /**
   * The page of doses: its form is answered without the application.
   * @default false
   */
  doses?: boolean;
  /** Whose names the page shows; it then says so while one of them is invented. */
  people?: readonly People[];
}

/** Whose names the page that is shown has on it. */
export function peopleOf(handles: readonly unknown[]): readonly People[] {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.people ?? [];
}

/** Whether the page that is shown is one for a frame. */
export function isEmbed(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.embed ?? false;
}

/** Whether the page that is shown has pages of ours in frames. */
export function hasFrames(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.frames ?? false;
}

/** Whether Play on the page that is shown starts the sound by itself. */
export function hasSound(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.sound ?? false;
}

/** Whether the page that is shown has tabs. */
export function hasTabs(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.tabs ?? false;
}

/** Whether the page that is shown is read because it is needed now. */
export function isUrgent(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.urgent ?? false;
}

/** Whether the page that is shown has the form for a dose. */
export function hasDoses(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.doses ?? false;
}

/** Whether the page that is shown is one piece. */
export function isPiecePage(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.piece ?? false;
}

/** Whether the page that is shown lists what this browser keeps. */
export function isSavedPage(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.saved ?? false;
}
