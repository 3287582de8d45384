'use client';

import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';

/** The stage of a frame: waiting for the reader, loading, loaded, or failed. */
export type FrameStage = 'asking' | 'loading' | 'loaded' | 'failed';

interface FrameInput {
  /** Waits for the reader's click. */
  ask: boolean;
  /** How long a visible frame may take, in milliseconds. */
  timeoutMs: number;
  /** The page is our own and sends a message when it has loaded. */
  own: boolean;
  /** The stage from the host, instead of the observed one. */
  given?: FrameStage;
}

interface Frame {
  stage: FrameStage;
  /**
   * Whether it loads while this script runs. HTML of the server is never busy, because its script may never
   * run.
   */
  busy: boolean;
  /** Loads the frame, also after a failure, and moves the focus into it. */
  load: () => void;
  /** For the `ref` of the iframe. */
  frameRef: RefCallback<HTMLIFrameElement>;
  /** For the `onLoad` of the iframe. */
  onLoad: () => void;
}

/**
 * Tracks the stage of a frame. The timeout starts when the frame is visible, because a lazy frame loads only
 * then.
 */
export function useFrame({ ask, timeoutMs, own, given }: FrameInput): Frame {
  const [asked, setAsked] = useState(false);
  const [result, setResult] = useState<'loaded' | 'failed' | null>(null);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const focusNext = useRef(false);
  const stage: FrameStage = given ?? (ask && !asked ? 'asking' : (result ?? 'loading'));

  const frameRef = useCallback((element: HTMLIFrameElement | null) => {
    setFrame(element);
    if (!element || !focusNext.current) return;
    focusNext.current = false;
    element.focus({ preventScroll: true });
  }, []);

  const answered = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!own || !frame) return undefined;
    const onMessage = ({ data, source }: MessageEvent) => {
      if (data !== 'preferences' || source !== frame.contentWindow) return;
      answered.current = frame;
      setResult('loaded');
    };
    window.addEventListener('message', onMessage);
    // It may have loaded before this script.
    frame.contentWindow?.postMessage('preferences', '*');
    return () => window.removeEventListener('message', onMessage);
  }, [own, frame]);

  const settle = async () => {
    if (answered.current === frame) return;
    // A load event also fires for the browser's own error page, and scripts cannot read the frame.
    const there = !own || !frame || (await answers(frame.src));
    if (answered.current !== frame) setResult(there ? 'loaded' : 'failed');
  };

  useEffect(() => {
    if (stage !== 'loading' || !frame) return undefined;
    let clock: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clock ??= setTimeout(() => setResult((known) => known ?? 'failed'), timeoutMs);
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
    busy: stage === 'loading' && frame !== null,
    load: () => {
      focusNext.current = true;
      setResult(null);
      setAsked(true);
    },
    frameRef,
    onLoad: () => void settle(),
  };
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
