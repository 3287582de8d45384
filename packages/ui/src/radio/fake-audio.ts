import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Fakes playback in tests: jsdom has audio elements that cannot play. */
export interface FakeAudio {
  /** Returns the number of `play()` calls. */
  plays: () => number;
  /** The stream arrives: resolves the last `play()` and fires `playing`. */
  arrive: (audio: HTMLAudioElement) => Promise<void>;
  /** Rejects the last `play()` with an error of this name. */
  refuse: (name: string) => Promise<void>;
  /** Fails like a browser's element: with an error property, an event and a rejected `play()`. */
  fail: (audio: HTMLAudioElement) => Promise<void>;
  /** Fires an event. */
  fire: (audio: HTMLAudioElement, event: string) => Promise<void>;
}

/** Replaces `play` and `pause` of every audio element. Restores them after the test. */
export function fakeAudio(): FakeAudio {
  let failed: MediaError | null = null;
  let paused = true;
  let answer: { resolve: () => void; reject: (reason: DOMException) => void } | undefined;

  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => paused);
  // jsdom does not have this property.
  Object.defineProperty(HTMLMediaElement.prototype, 'error', { get: () => failed, configurable: true });
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => {
    paused = false;
    return new Promise<void>((resolve, reject) => {
      answer = { resolve, reject };
    });
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    paused = true;
    answer?.reject(new DOMException('Interrupted by a call to pause().', 'AbortError'));
    answer = undefined;
  });
  const setAttribute = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute')!.value as (
    this: Element,
    name: string,
    value: string,
  ) => void;
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    // A new address resets the element.
    if (this instanceof HTMLAudioElement && name === 'src') {
      failed = null;
      paused = true;
    }
    setAttribute.call(this, name, value);
  });

  return {
    plays: () => play.mock.calls.length,
    arrive: (audio) =>
      act(async () => {
        answer?.resolve();
        answer = undefined;
        audio.dispatchEvent(new Event('playing'));
      }),
    refuse: (name) =>
      act(async () => {
        paused = true;
        answer?.reject(new DOMException('Refused.', name));
        answer = undefined;
      }),
    fail: (audio) =>
      act(async () => {
        failed = { code: 2, message: '' } as MediaError;
        audio.dispatchEvent(new Event('error'));
        answer?.reject(new DOMException('No stream.', 'NotSupportedError'));
        answer = undefined;
      }),
    fire: (audio, event) =>
      act(async () => {
        audio.dispatchEvent(new Event(event));
      }),
  };
}
