/** The states of an advertisement, also used in `data-state`; docs/contracts/ad-slots.md explains them. */
export const adAnswers = ['filled', 'empty', 'refreshed', 'refused'] as const;
export type AdAnswer = (typeof adAnswers)[number];

/** The reader's choice, for the network. */
export interface AdConsent {
  /** Whether advertisements may be personalized. */
  personalized: boolean;
  /** Whether the browser asks that nothing be sold or shared (Global Privacy Control). */
  gpc: boolean;
  /** The consent string of a consent platform on the page (IAB's TCF 2). */
  tcString?: string;
}

/** A slot near the screen, as it is passed to the network. */
export interface AdRequest {
  /** The number to which a line item is booked. */
  id: number;
  /** The element for the advertisement; a larger one is cut. */
  box: HTMLElement;
  /** The width of the box in CSS pixels. */
  width: number;
  height: number;
  consent: AdConsent;
  /** Aborted when the box is removed from the page. */
  signal: AbortSignal;
  /** Called at each change of its state. */
  onState: (state: AdAnswer) => void;
}

/** The queue of slots: an array until the network's script replaces it. */
export interface AdQueue {
  push(request: AdRequest): unknown;
}

declare global {
  interface Window {
    dailyNestAds?: AdQueue | AdRequest[];
  }
}

/** Adds a slot to the queue. */
export function handOver(request: AdRequest): void {
  (window.dailyNestAds ??= []).push(request);
}

/** Takes over the queue: calls `show` for the waiting slots, then for later ones. */
export function takeQueue(show: (request: AdRequest) => void): void {
  const waiting = window.dailyNestAds;
  window.dailyNestAds = { push: show };
  if (Array.isArray(waiting)) waiting.forEach(show);
}

/** Returns whether the network's script has taken over the queue. */
export function isTaken(): boolean {
  return window.dailyNestAds !== undefined && !Array.isArray(window.dailyNestAds);
}
