/** What went wrong: by itself, in a promise, while drawing a part of the page, or while taking over the page that the server made. */
type Kind = 'error' | 'rejection' | 'drawing' | 'hydration';

/** Of four pages one tells, and no more than this: a fault that everybody meets is reported often enough. */
const share = 0.25;
const most = 3;

const reported = new Set<string>();
const tells =
  Math.random() < share &&
  !(navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl;

/**
 * Tells our own server that a page broke: what kind of fault, in which line of our files, in which section. Never the message, the
 * address or a word of the page. A reader who asks not to be tracked tells nothing.
 */
function tell(kind: Kind, error: unknown) {
  const { name = 'unknown', stack = '' } = error instanceof Error ? error : {};
  const at = /\/assets\/([\w.-]+\.js:\d+:\d+)/.exec(stack)?.[1];
  // Faults of extensions and of other companies' frames are not ours.
  if (!tells || at === undefined || reported.size >= most || reported.has(at)) return;
  reported.add(at);
  const section = location.pathname.split('/')[1];
  navigator.sendBeacon('/client-errors', JSON.stringify({ kind, name, at, section }));
}

/** Listens for what nobody has caught, for as long as the page lives. */
export function watchForFaults() {
  addEventListener('error', ({ error }) => tell('error', error));
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason));
}

/** The ways in which React tells what it has caught. The console shows it as it shows what nobody caught. */
export const faultHandlers = {
  onCaughtError: (error: unknown) => shownAndTold('drawing', error),
  onRecoverableError: (error: unknown) => shownAndTold('hydration', error),
};

/** Told first: what the browser then says of the same place is no second report. */
function shownAndTold(kind: Kind, error: unknown) {
  tell(kind, error);
  reportError(error);
}
