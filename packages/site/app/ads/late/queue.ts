/** The states of an advertisement, which `data-state` has, too; docs/contracts/ad-slots.md says what each means. */
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
  /** Reports each change of its state. */
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

/** Puts a slot into the queue. */
export function handOver(request: AdRequest): void {
  (window.dailyNestAds ??= []).push(request);
}

/** Takes over the queue: calls back for the slots that wait in it, then for later ones. */
export function takeQueue(show: (request: AdRequest) => void): void {
  const waiting = window.dailyNestAds;
  window.dailyNestAds = { push: show };
  if (Array.isArray(waiting)) waiting.forEach(show);
}

/** Whether the network's script has taken over the queue. */
export function isTaken(): boolean {
  return window.dailyNestAds !== undefined && !Array.isArray(window.dailyNestAds);
}
