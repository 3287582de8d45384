import { adChoiceKey } from '../../data/ads-config.ts';
import type { AdConsent } from './queue.ts';
import { type TcfAnswer, watchTcf } from './tcf.ts';

/** `open`: the reader has not been asked yet. `gpc`: the browser has answered for them. */
export type Choice = 'accepted' | 'refused' | 'gpc' | 'open';

/** Whether the browser says for its reader that nothing is to be sold or shared: https://www.w3.org/TR/gpc/ */
const gpc = Boolean((navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl);

let tcf: TcfAnswer | undefined;

/** For the network, as it stands when it is read: a consent platform may come with the network's script. */
export const consent: AdConsent = {
  get personalized() {
    return !gpc && (tcf?.personalized ?? true);
  },
  gpc,
  get tcString() {
    return tcf?.tcString;
  },
};

/** Keeps what the page's consent platform says, if there is one, and tells whether it allows advertising. */
export function listenToPlatform(onAnswer?: (choice: Choice) => void): boolean {
  return watchTcf((answer) => {
    tcf = answer;
    onAnswer?.(answer.accepted ? 'accepted' : 'refused');
  });
}

/** What the reader has chosen on this device. Where nobody is asked, it is as if everybody had accepted. */
export function choiceNow(asks: boolean): Choice {
  if (!asks) return 'accepted';
  if (gpc) return 'gpc';
  try {
    const stored = localStorage.getItem(adChoiceKey);
    return stored === 'accepted' || stored === 'refused' ? stored : 'open';
  } catch {
    // Where storage is blocked nothing could be remembered, and a question on each page would be no question.
    return 'refused';
  }
}

export function remember(choice: Choice): void {
  try {
    localStorage.setItem(adChoiceKey, choice);
  } catch {
    // It holds for this page.
  }
}
