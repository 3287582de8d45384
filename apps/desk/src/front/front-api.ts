import type { Front, FrontDraft, FrontItem } from '@daily-nest/content/desk';
import type { Placing } from '@daily-nest/content/front-places';
import { call, ofTitle } from '../api.ts';

export interface FrontAnswer {
  draft: FrontDraft;
  /** The newest first: that is the one shown. */
  history: Front[];
  /** The titles of what is placed. */
  items: FrontItem[];
}

/** The calls of a title's front page. */
export const frontApi = {
  read: (domain: string) => call<FrontAnswer>('get', `front${ofTitle(domain)}`),
  items: (domain: string, words: string) =>
    call<{ items: FrontItem[] }>('get', `front/items${ofTitle(domain)}&q=${encodeURIComponent(words)}`),
  save: (domain: string, given: { base: number; places: Placing }) =>
    call<{ draft: FrontDraft }>('put', `front${ofTitle(domain)}`, given),
  preview: (domain: string) => call<{ path: string }>('post', `front/preview${ofTitle(domain)}`),
  publish: (domain: string, version: number) =>
    call<{ id: number }>('post', `front/publish${ofTitle(domain)}`, { version }),
  returnTo: (domain: string, id: number) =>
    call<{ id: number }>('post', `front/return${ofTitle(domain)}`, { id }),
};
