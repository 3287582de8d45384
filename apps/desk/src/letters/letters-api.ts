import type { NextWeekly, SentLetter } from '@daily-nest/content/desk';
import { call } from '../api.ts';

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

export interface Letters {
  isOn: true;
  readers: { weekly?: number; breaking?: number };
  /** Whether letters wait for a mail server that is away. */
  isAway: boolean;
  /** The subject is null where nothing is new. */
  weekly: NextWeekly & { subject: string | null };
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
