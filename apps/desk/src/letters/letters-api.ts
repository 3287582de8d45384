import { call } from '../api.ts';

/** The weekly letter that is sent next. */
export interface NextWeekly {
  /** `2026-W48`. */
  week: string;
  /** When it is due; null where it is only sent by command. */
  at: string | null;
  /** Null where nobody holds it. */
  held: { by: string | null; at: string } | null;
  /** Null where nothing is new. */
  subject: string | null;
}

export interface UrgentLetter {
  id: string;
  news: { title: string; link?: string; body: string[] };
  askedBy: string;
  askedAt: string;
  isOwn: boolean;
  /** Null while nobody has said yes or no. */
  end: 'sent' | 'refused' | null;
  endedBy: string | null;
  endedAt: string | null;
}

/** A letter and how many readers it reached. */
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

export interface Letters {
  isOn: true;
  readers: { weekly?: number; breaking?: number };
  /** Whether letters wait for a mail server that is away. */
  isAway: boolean;
  weekly: NextWeekly;
  /** The newest first. */
  urgent: UrgentLetter[];
  /** Whether somebody else has to say yes to one's own. */
  needsSecond: boolean;
  /** The newest first. */
  sent: SentLetter[];
}

export const lettersApi = {
  all: () => call<Letters | { isOn: false }>('get', 'letters'),
  hold: (given: { week: string; held: boolean }) => call('put', 'letters/weekly', given),
  ask: (given: { title: string; link?: string; body: string }) =>
    call<{ id: string }>('post', 'letters/urgent', given),
  send: (id: string) => call<{ readers: number }>('post', `letters/urgent/${id}/send`),
  refuse: (id: string) => call('delete', `letters/urgent/${id}`),
};

/** The address of a letter as its readers see it, for a frame. */
export const pageOf = (letter: 'weekly' | `urgent/${string}` | `sent/${string}`): string =>
  `/desk/api/letters/${letter}/page`;
