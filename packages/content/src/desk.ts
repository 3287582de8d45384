/** What the backend answers to the desk's calls. */
import type { DraftFields } from './draft.ts';
import type { Placing } from './front-places.ts';
import type { Correction } from './types.ts';

/** A title of the network: posts of a domain, with a front page of their own. */
export interface Title {
  name: string;
  domain: string;
}

/** Whether a draft of its own, on the site, or taken off it. */
export type PieceState = 'draft' | 'published' | 'withdrawn';

/** A row of the list of pieces. */
export interface PieceRow {
  id: string;
  /** Of its title. */
  domain: string;
  title: string;
  writer: string | null;
  state: PieceState;
  version: number;
  publishedVersion: number | null;
  slug: string | null;
  changedAt: string;
  /** When it is to be published; null when nothing is planned. */
  scheduledAt: string | null;
}

/** A version of a piece, and who saved it; null for the site's own text, changed elsewhere. */
export interface Version {
  number: number;
  fields: DraftFields;
  savedBy: string | null;
  savedAt: string;
}

/** A publication or withdrawal that can still be taken back, and for how many seconds. */
export interface Undoable {
  action: 'published' | 'withdrawn';
  seconds: number;
}

export interface Piece extends Omit<PieceRow, 'version'> {
  date: string | null;
  newest: Version;
  /** What its page says since it was withdrawn. */
  withdrawnWords: string | null;
  /** Which version is to be published, and when; null when nothing is planned. */
  planned: { version: number; at: string } | null;
  /** Why it was not published when it was due. */
  scheduleFault: string | null;
  undo: Undoable | null;
}

/** What readers are told of a change: nothing, its day where the text is another one, or what was wrong and what is right. */
export type Change = 'small' | 'new' | Omit<Correction, 'date'>;

/** Somebody who has the same piece open. */
export interface Other {
  name: string;
  /** The same person in another window. */
  isSame: boolean;
}

/** A piece that can be placed. */
export interface FrontItem {
  href: string;
  title: string;
  date: string;
}

/** What is shown in the places, and since when. */
export interface Front {
  id: number;
  places: Placing;
  by: string | null;
  at: string;
}

export interface FrontDraft {
  version: number;
  places: Placing;
}

/** The weekly letter that is sent next. */
export interface NextWeekly {
  /** `2026-W48`. */
  week: string;
  /** When it is due; null where it is only sent by command. */
  at: string | null;
  /** Null where nobody holds it. */
  held: { by: string | null; at: string } | null;
}

/** A letter and how its deliveries ended, without anything of a reader. */
export interface SentLetter {
  id: string;
  list: 'weekly' | 'breaking';
  subject: string;
  at: string;
  waiting: number;
  sent: number;
  failed: number;
  uncertain: number;
}

/** A link that led a reader nowhere. */
export interface FailedLink {
  path: string;
  /** The page of the site that links there; empty where the link is elsewhere. */
  source: string;
  times: number;
  days: number;
  lastDay: string;
}
