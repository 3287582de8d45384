import { adChoiceKey } from '../../data/ads-config.ts';
import type { AdConsent } from './queue.ts';
import { type TcfAnswer, watchTcf } from './tcf.ts';

/** `open`: the reader has not answered yet. `gpc`: the browser sends Global Privacy Control. */
export type Choice = 'accepted' | 'refused' | 'gpc' | 'open';

/** Whether the browser sends Global Privacy Control: https://www.w3.org/TR/gpc/ */
const gpc = Boolean((navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl);

let tcf: TcfAnswer | undefined;

/**
 * The reader's consent for the network. Read it late, because a consent platform may load with the network's
 * script.
 */
export const consent: AdConsent = {
  get personalized() {
    return !gpc && (tcf?.personalized ?? true);
  },
  gpc,
  get tcString() {
    return tcf?.tcString;
  },
};

/**
 * Stores the answer of the page's consent platform and calls `onAnswer` with it. Returns false without a
 * platform.
 */
export function listenToPlatform(onAnswer?: (choice: Choice) => void): boolean {
  return watchTcf((answer) => {
    tcf = answer;
    onAnswer?.(answer.accepted ? 'accepted' : 'refused');
  });
}

/** Returns the reader's choice on this device. If readers are not asked, it is `accepted`. */
export function choiceNow(asks: boolean): Choice {
  if (!asks) return 'accepted';
  if (gpc) return 'gpc';
  try {
    const stored = localStorage.getItem(adChoiceKey);
    return stored === 'accepted' || stored === 'refused' ? stored : 'open';
  } catch {
    // With blocked storage the answer could not be stored, and the question would appear on every page.
    return 'refused';
  }
}

export function remember(choice: Choice): void {
  try {
    localStorage.setItem(adChoiceKey, choice);
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
}
