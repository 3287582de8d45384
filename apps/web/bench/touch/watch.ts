/* oxlint-disable unicorn/consistent-function-scoping -- it is sent to the browser as text, where nothing outside of it is there */

/** What a reader waits for. */
export interface Result {
  /** Selects what has to be seen. */
  seen: string;
  /** The address that it is seen at, where that is another page's. */
  at?: string;
  /**
   * What the time counts from, the last of them.
   * @default 'touchstart'
   */
  from?: 'touchstart' | 'keydown';
}

interface Watch extends Result {
  begun?: number;
  took?: number;
}

/**
 * Runs in every document before its own scripts. What is waited for may be seen in the next one, so it is kept beside them; the
 * time is that of the frame in which it is painted.
 */
export function watchForResult() {
  localStorage.setItem('donationPopupShown', 'true');
  const kept = () => JSON.parse(localStorage.getItem('watch') ?? '{}') as Partial<Watch>;
  const keep = (watch: Partial<Watch>) => localStorage.setItem('watch', JSON.stringify(watch));
  const now = () => performance.timeOrigin + performance.now();

  for (const name of ['touchstart', 'keydown'] as const)
    addEventListener(
      name,
      ({ timeStamp }) => {
        const watch = kept();
        if (!watch.seen || watch.took || (watch.from ?? 'touchstart') !== name) return;
        keep({ ...watch, begun: performance.timeOrigin + timeStamp });
        requestAnimationFrame(look);
      },
      true,
    );

  const look = () => {
    const { seen, at, begun, took } = kept();
    if (!seen || begun === undefined || took !== undefined) return;
    const element = (at ?? location.pathname) === location.pathname && document.querySelector(seen);
    if (!element || !element.checkVisibility({ contentVisibilityAuto: true })) {
      requestAnimationFrame(look);
      return;
    }
    // A task of its own, after the frame.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => keep({ ...kept(), took: now() - begun }));
    port1.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}
