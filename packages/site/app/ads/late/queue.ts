/** What became of an advertisement. The same words stand in `data-state`; docs/contracts/ad-slots.md says what each means. */
export const adAnswers = ['filled', 'empty', 'refreshed', 'refused'] as const;
export type AdAnswer = (typeof adAnswers)[number];

/** What an advertisement may know of the reader's choice. */
export interface AdConsent {
  /** Whether advertisements may be chosen by what is known of the reader. */
  personalized: boolean;
  /** Whether the browser asks that nothing be sold or shared (Global Privacy Control). */
  gpc: boolean;
  /** What a consent platform on the page says, in the words of IAB's framework (TCF 2). */
  tcString?: string;
}

/** A slot that has come near the screen, as it is handed to the network. */
export interface AdRequest {
  /** The number that a line item is booked on. */
  id: number;
  /** The element for the advertisement; what is larger than it is cut. */
  box: HTMLElement;
  /** The box in CSS pixels. */
  width: number;
  height: number;
  consent: AdConsent;
  /** Aborted when the box has left the page. */
  signal: AbortSignal;
  /** Tells what became of it, as often as that changes. */
  onState: (state: AdAnswer) => void;
}

/** The queue of slots: an array until somebody takes it over, then whatever they have put in its place. */
export interface AdQueue {
  push(request: AdRequest): unknown;
}

declare global {
  interface Window {
    dailyNestAds?: AdQueue | AdRequest[];
  }
}

/** Puts a slot into the queue. */
export function handOver(request: AdRequest): void {
  (window.dailyNestAds ??= []).push(request);
}

/** Takes the queue over: what waits in it comes first, then what is still to come. */
export function takeQueue(show: (request: AdRequest) => void): void {
  const waiting = window.dailyNestAds;
  window.dailyNestAds = { push: show };
  if (Array.isArray(waiting)) waiting.forEach(show);
}

/** Whether somebody has taken the queue over. */
export function isTaken(): boolean {
  return window.dailyNestAds !== undefined && !Array.isArray(window.dailyNestAds);
}
