import type { Passage } from './passages.ts';

export type ReadingState = 'reading' | 'paused' | 'ended' | 'lost';

export interface ReaderOptions {
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel'>;
  voice: SpeechSynthesisVoice;
  passages: readonly Passage[];
  rate: number;
  onState: (state: ReadingState) => void;
  /** Called with the passage that is read next. */
  onPassage: (passage: Passage) => void;
}

/** How long a voice may take to start, in milliseconds, before it counts as lost. */
const patience = 10_000;

/** Errors of an utterance that another page or the system has interrupted. */
const cutShort = new Set(['interrupted', 'canceled']);

/**
 * Reads passages aloud, one after the other. A pause cancels speech, and reading starts again with the same
 * passage: `pause()` of browsers ends everything on Android, and loses the position elsewhere.
 */
export class Reader {
  readonly #options: ReaderOptions;
  #rate: number;
  #place = 0;
  #state: ReadingState = 'paused';
  /**
   * A reference, because browsers may otherwise garbage-collect an utterance, which then never fires `end`.
   */
  #utterance: SpeechSynthesisUtterance | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.#rate = options.rate;
  }

  get state(): ReadingState {
    return this.#state;
  }

  /** Starts, or continues with the current passage. */
  read(): void {
    if (this.#state !== 'paused') return;
    this.#become('reading');
    this.#speak();
  }

  pause(): void {
    if (this.#state !== 'reading') return;
    this.#cancelSpeech();
    this.#become('paused');
  }

  /** Stops for good, without a change of state. */
  stop(): void {
    this.#cancelSpeech();
    this.#state = 'ended';
  }

  /** Sets the speed; 1 is the voice's own. The current passage starts again. */
  setRate(rate: number): void {
    this.#rate = rate;
    if (this.#state !== 'reading') return;
    this.#cancelSpeech();
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
    // Ignores late events of a cancelled utterance.
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
    this.#cancelSpeech();
    this.#become(cutShort.has(error) ? 'paused' : 'lost');
  }

  #cancelSpeech() {
    clearTimeout(this.#silence);
    this.#utterance = undefined;
    this.#options.synthesis.cancel();
  }

  #become(state: ReadingState) {
    this.#state = state;
    this.#options.onState(state);
  }
}
