/* oxlint-disable unicorn/consistent-function-scoping -- it is sent to the browser as text, where nothing outside of it is there */

/** The visible result of an action. */
export interface Result {
  /** A selector of the element that must become visible. */
  seen: string;
  /** The address of the result, if it is on another page. */
  at?: string;
  /**
   * The event from which the time counts, the last one.
   * @default 'touchstart'
   */
  from?: 'touchstart' | 'keydown';
}

interface Watch extends Result {
  begun?: number;
  took?: number;
}

/**
 * Runs in every document before its own scripts. The result may appear in the next document, so the state is
 * in local storage; the time is that of the frame in which it is painted.
 */
export function watchForResult() {
  localStorage.setItem('donationPopupShown', 'true');
  const readState = () => JSON.parse(localStorage.getItem('watch') ?? '{}') as Partial<Watch>;
  const writeState = (watch: Partial<Watch>) => localStorage.setItem('watch', JSON.stringify(watch));
  const now = () => performance.timeOrigin + performance.now();

  for (const name of ['touchstart', 'keydown'] as const)
    addEventListener(
      name,
      ({ timeStamp }) => {
        const watch = readState();
        if (!watch.seen || watch.took || (watch.from ?? 'touchstart') !== name) return;
        writeState({ ...watch, begun: performance.timeOrigin + timeStamp });
        requestAnimationFrame(look);
      },
      true,
    );

  const look = () => {
    const { seen, at, begun, took } = readState();
    if (!seen || begun === undefined || took !== undefined) return;
    const element = (at ?? location.pathname) === location.pathname && document.querySelector(seen);
    if (!element || !element.checkVisibility({ contentVisibilityAuto: true })) {
      requestAnimationFrame(look);
      return;
    }
    // A separate task, after the frame.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => writeState({ ...readState(), took: now() - begun }));
    port1.start();
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}
