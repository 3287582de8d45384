import { adChoiceKey } from '../../data/ads-config.ts';
import type { AdConsent } from './queue.ts';
import { type TcfAnswer, watchTcf } from './tcf.ts';

/** `open`: the reader has not been asked yet. `gpc`: the browser has answered for them. */
export type Choice = 'accepted' | 'refused' | 'gpc' | 'open';

/** Whether the browser sends Global Privacy Control: https://www.w3.org/TR/gpc/ */
const gpc = Boolean((navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl);

let tcf: TcfAnswer | undefined;

/** The reader's consent for the network. Read it late, since a consent platform may load with the network's script. */
export const consent: AdConsent = {
  get personalized() {
    return !gpc && (tcf?.personalized ?? true);
  },
  gpc,
  get tcString() {
    return tcf?.tcString;
  },
};

/** Stores the answer of the page's consent platform, if there is one, and calls `onAnswer` with it. */
export function listenToPlatform(onAnswer?: (choice: Choice) => void): boolean {
  return watchTcf((answer) => {
    tcf = answer;
    onAnswer?.(answer.accepted ? 'accepted' : 'refused');
  });
}

/** The reader's choice on this device. Where readers are not asked, it is `accepted`. */
export function choiceNow(asks: boolean): Choice {
  if (!asks) return 'accepted';
  if (gpc) return 'gpc';
  try {
    const stored = localStorage.getItem(adChoiceKey);
    return stored === 'accepted' || stored === 'refused' ? stored : 'open';
  } catch {
    // Where storage is blocked the answer could not be stored, and the question would come on every page.
    return 'refused';
  }
}

export function remember(choice: Choice): void {
  try {
    localStorage.setItem(adChoiceKey, choice);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}
