/** Replaces the browser's speech in a test or a story: it is silent, and starts and ends on request. */
export interface FakeSpeech {
  /** Returns all utterances so far, in order. */
  said: () => readonly SpeechSynthesisUtterance[];
  /** Returns the current text; undefined while it is silent. */
  saying: () => string | undefined;
  /** Ends the current utterance. */
  finish: () => void;
  /** Fails with an error of this name. */
  fail: (error: string) => void;
  /** Makes the browser find these voices. */
  find: (voices: readonly SpeechSynthesisVoice[]) => void;
  /** Restores the browser's own speech. */
  restore: () => void;
}

export const ownVoice = {
  default: true,
  lang: 'en-US',
  localService: true,
  name: 'A voice of the device',
  voiceURI: 'own',
} satisfies SpeechSynthesisVoice;

class FakeUtterance extends EventTarget {
  text: string;
  lang = '';
  rate = 1;
  voice: SpeechSynthesisVoice | null = null;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Replaces the browser's speech by a fake with these voices. */
export function fakeSpeech(known: readonly SpeechSynthesisVoice[] = [ownVoice]): FakeSpeech {
  const said: FakeUtterance[] = [];
  let current: FakeUtterance | undefined;
  let voices = known;

  const end = (event: Event) => {
    const utterance = current;
    current = undefined;
    utterance?.dispatchEvent(event);
  };
  const fail = (error: string) => end(Object.assign(new Event('error'), { error }));
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => {
      // An empty text has no sound.
      if (utterance.text === '') return;
      said.push(utterance);
      current = utterance;
      utterance.dispatchEvent(new Event('start'));
    },
    // Like browsers, it reports `canceled` to the utterance.
    cancel: () => fail('canceled'),
  });

  const fakes = { speechSynthesis: synthesis, SpeechSynthesisUtterance: FakeUtterance };
  const before = Object.keys(fakes).map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
  );
  for (const [name, value] of Object.entries(fakes))
    Object.defineProperty(window, name, { value, configurable: true, writable: true });

  return {
    said: () => said as unknown as SpeechSynthesisUtterance[],
    saying: () => current?.text,
    finish: () => end(new Event('end')),
    fail,
    find: (found) => {
      voices = found;
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
    restore: () => {
      for (const [name, descriptor] of before)
        if (descriptor) Object.defineProperty(window, name, descriptor);
        else Reflect.deleteProperty(window, name);
    },
  };
}
