/** The words about what may load on a reader's device. */

export const loadsByItself = (provider: string) => `What comes from ${provider} loads by itself from now on.`;
export const waitsAgain = (provider: string) => `What comes from ${provider} waits for your click again.`;

/** The question before advertising, and the reader's answer. */
export const adQuestion = 'Advertising choice';
export const mayAdsLoad =
  'May advertising load here? Its network sees your network address and may use cookies.';
export const moreOnAds = 'More, and how to change it';
export const accept = 'Accept';
export const refuse = 'Refuse';
export const notAsked = 'You have not been asked on this device.';
export const accepted = 'Advertising may load on this device.';
export const refused = 'You have refused advertising on this device: none loads.';
export const refusedByBrowser =
  'Your browser refuses for you (Global Privacy Control): no advertising loads.';
export const noticeOfOurs = 'A notice of our own; nobody paid for it.';
export const fromUs = (name: string) => `From ${name}`;
