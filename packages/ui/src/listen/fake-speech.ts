/** What a test or a story has in place of the browser's voice: it is silent, and begins and ends when the test says so. */
export interface FakeSpeech {
  /** What was given to the voice so far, in order. */
  said: () => readonly SpeechSynthesisUtterance[];
  /** What it is saying; undefined while it is silent. */
  saying: () => string | undefined;
  /** It has said this to its end. */
  finish: () => void;
  /** It fails with an error of this name. */
  fail: (error: string) => void;
  /** The browser finds its voices. */
  find: (voices: readonly SpeechSynthesisVoice[]) => void;
  /** Gives the browser back what it had. */
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

/** Puts a fake in place of the browser's speech, with the voices that it knows from the beginning. */
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
      // Of no words there is nothing to hear.
      if (utterance.text === '') return;
      said.push(utterance);
      current = utterance;
      utterance.dispatchEvent(new Event('start'));
    },
    // As browsers do, it tells the utterance that it was cut short.
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
