/** The kind of an error: uncaught, in a promise, while React rendered, or while it hydrated the page. */
type Kind = 'error' | 'rejection' | 'drawing' | 'hydration';

/**
 * One page in four sends reports, at most `most` each. An error that many readers meet is still reported
 * often.
 */
const share = 0.25;
const most = 3;

const reported = new Set<string>();
const isReporting =
  Math.random() < share &&
  !(navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl;

/**
 * Reports an error to our own server: its kind, the line in our files and the section. A report never
 * contains the message, the address or text of the page. Sends nothing for a reader who asks not to be
 * tracked.
 */
function report(kind: Kind, error: unknown) {
  const { name = 'unknown', stack = '' } = error instanceof Error ? error : {};
  const at = /\/assets\/([\w.-]+\.js:\d+:\d+)/.exec(stack)?.[1];
  // Errors of extensions and of other companies' frames are not ours.
  if (!isReporting || at === undefined || reported.size >= most || reported.has(at)) return;
  reported.add(at);
  const section = location.pathname.split('/')[1];
  navigator.sendBeacon('/client-errors', JSON.stringify({ kind, name, at, section }));
}

/** Reports uncaught errors for the lifetime of the page. */
export function watchForFaults() {
  addEventListener('error', ({ error }) => report('error', error));
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
}

/** React's callbacks for errors that it has caught. They also log to the console, as for uncaught errors. */
export const faultHandlers = {
  onCaughtError: (error: unknown) => reportCaught('drawing', error),
  onRecoverableError: (error: unknown) => reportCaught('hydration', error),
};

/**
 * Reports an error of React, which calls this before the browser's own event. That event is then not reported
 * again.
 */
function reportCaught(kind: Kind, error: unknown) {
  report(kind, error);
  reportError(error);
}
