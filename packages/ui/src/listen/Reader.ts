import type { Passage } from './passages.ts';

export type ReadingState = 'reading' | 'paused' | 'ended' | 'lost';

export interface ReaderOptions {
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel'>;
  voice: SpeechSynthesisVoice;
  passages: readonly Passage[];
  rate: number;
  onState: (state: ReadingState) => void;
  /** Told what is going to be heard next. */
  onPassage: (passage: Passage) => void;
}

/** So long a voice may take until it begins, in milliseconds, before it counts as lost. */
const patience = 10_000;

/** Errors of an utterance that somebody else has cut short: another page, or the system. */
const cutShort = new Set(['interrupted', 'canceled']);

/**
 * Reads passages aloud, one after the other. To pause is to fall silent and to begin the same passage again: `pause()` of browsers
 * ends everything on Android, and forgets where it was elsewhere.
 */
export class Reader {
  readonly #options: ReaderOptions;
  #rate: number;
  #place = 0;
  #state: ReadingState = 'paused';
  /** Held here: an utterance that nobody holds may be thrown away, and then never says that it has ended. */
  #utterance: SpeechSynthesisUtterance | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.#rate = options.rate;
  }

  get state(): ReadingState {
    return this.#state;
  }

  /** Begins, or goes on with the passage that was being read. */
  read(): void {
    if (this.#state !== 'paused') return;
    this.#become('reading');
    this.#speak();
  }

  pause(): void {
    if (this.#state !== 'reading') return;
    this.#hush();
    this.#become('paused');
  }

  /** Falls silent for good, and tells nobody. */
  stop(): void {
    this.#hush();
    this.#state = 'ended';
  }

  /** How fast it reads; 1 is the voice's own speed. What is being read begins again. */
  setRate(rate: number): void {
    this.#rate = rate;
    if (this.#state !== 'reading') return;
    this.#hush();
    this.#speak();
  }

  #speak() {
    const { synthesis, voice, passages, onPassage } = this.#options;
    const passage = passages[this.#place];
    if (!passage) {
      this.#become('ended');
      return;
    }
    const utterance = new SpeechSynthesisUtterance(passage.text);
    Object.assign(utterance, { voice, lang: voice.lang, rate: this.#rate });
    this.#utterance = utterance;
    // What comes late from one that was cut short is no news.
    const on = (name: string, answer: (event: Event) => void) =>
      utterance.addEventListener(name, (event) => {
        if (this.#utterance !== utterance) return;
        clearTimeout(this.#silence);
        answer(event);
      });
    on('start', () => undefined);
    on('end', () => {
      this.#place += 1;
      this.#speak();
    });
    on('error', (event) => this.#fail((event as SpeechSynthesisErrorEvent).error));
    this.#silence = setTimeout(() => this.#fail('silence'), patience);
    onPassage(passage);
    synthesis.speak(utterance);
  }

  #fail(error: string) {
    this.#hush();
    this.#become(cutShort.has(error) ? 'paused' : 'lost');
  }

  #hush() {
    clearTimeout(this.#silence);
    this.#utterance = undefined;
    this.#options.synthesis.cancel();
  }

  #become(state: ReadingState) {
    this.#state = state;
    this.#options.onState(state);
  }
}
