import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** An audio element under a test's control: jsdom has the element, but nothing that plays. */
export interface FakeAudio {
  /** Calls of `play()` so far. */
  plays: () => number;
  /** The stream has arrived: the last `play()` is kept and `playing` is fired. */
  arrive: (audio: HTMLAudioElement) => Promise<void>;
  /** The last `play()` is refused with an error of this name. */
  refuse: (name: string) => Promise<void>;
  /** The element fails as a browser's does: with an error to read, an event and a refused `play()`. */
  fail: (audio: HTMLAudioElement) => Promise<void>;
  /** Fires an event. */
  fire: (audio: HTMLAudioElement, event: string) => Promise<void>;
}

/** Gives every audio element a `play` and a `pause` that answer to the test. Undone after the test. */
export function fakeAudio(): FakeAudio {
  let failed: MediaError | null = null;
  let paused = true;
  let answer: { resolve: () => void; reject: (reason: DOMException) => void } | undefined;

  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => paused);
  // jsdom does not know the property at all.
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
    // A new address starts the element over.
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
