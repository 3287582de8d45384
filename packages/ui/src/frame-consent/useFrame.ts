'use client';

import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';

/** Where a frame stands: waiting for the reader, on its way, there, or given up. */
export type FrameStage = 'asking' | 'loading' | 'loaded' | 'failed';

interface FrameInput {
  /** Wait for the reader's click. */
  ask: boolean;
  /** How long a visible frame may take, in milliseconds. */
  timeoutMs: number;
  /** The frame is of our own origin, so that the browser tells how its request went. */
  own: boolean;
  /** The stage as a host knows it, instead of what is seen here. */
  given?: FrameStage;
}

interface Frame {
  stage: FrameStage;
  /** Loads the frame now, also again after a failure, and moves the focus into it. */
  load: () => void;
  /** For the `ref` of the iframe. */
  frameRef: RefCallback<HTMLIFrameElement>;
  /** For the `onLoad` of the iframe. */
  onLoad: () => void;
}

/** The stages of one frame. The clock starts when the frame comes into view, because a lazy frame is not fetched before. */
export function useFrame({ ask, timeoutMs, own, given }: FrameInput): Frame {
  const [asked, setAsked] = useState(false);
  const [result, setResult] = useState<'loaded' | 'failed' | null>(null);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const focusNext = useRef(false);
  const stage: FrameStage = given ?? (ask && !asked ? 'asking' : (result ?? 'loading'));

  const frameRef = useCallback(
    (element: HTMLIFrameElement | null) => {
      setFrame(element);
      if (!element) return;
      // It may have arrived before this script did.
      if (own && statusOf(element)) setResult(outcome(element));
      if (focusNext.current) {
        focusNext.current = false;
        element.focus({ preventScroll: true });
      }
    },
    [own],
  );

  const settle = useCallback(
    (element: HTMLIFrameElement | null) => {
      setResult(own && element ? outcome(element) : 'loaded');
    },
    [own],
  );

  useEffect(() => {
    if (stage !== 'loading' || !frame) return undefined;
    let clock: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clock ??= setTimeout(() => setResult('failed'), timeoutMs);
    };
    if (typeof IntersectionObserver === 'undefined') {
      begin();
      return () => clearTimeout(clock);
    }
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) begin();
    });
    watcher.observe(frame);
    return () => {
      watcher.disconnect();
      clearTimeout(clock);
    };
  }, [stage, frame, timeoutMs]);

  return {
    stage,
    load: () => {
      focusNext.current = true;
      setResult(null);
      setAsked(true);
    },
    frameRef,
    onLoad: () => settle(frame),
  };
}

/** A load event comes for the browser's own error page, too: that one has no status. Where none is told, it counts as there. */
function outcome(frame: HTMLIFrameElement): 'loaded' | 'failed' {
  const status = statusOf(frame) ?? 200;
  return status === 0 || status >= 400 ? 'failed' : 'loaded';
}

/** How the last request of the frame was answered; undefined before that, and where the browser does not tell. */
function statusOf(frame: HTMLIFrameElement): number | undefined {
  const requests = performance.getEntriesByName(frame.src, 'resource') as PerformanceResourceTiming[];
  return requests.findLast(({ initiatorType }) => initiatorType === 'iframe')?.responseStatus;
}
