import type { Page } from '@playwright/test';

interface OwnVoice {
  /** Ends the sentence that is read. */
  finish: () => void;
  /** What is read; an empty text while it is silent. */
  saying: string;
  /** All that was begun. */
  said: string[];
}

/**
 * Gives the browser a voice: the one that tests run in has none. What is read stands still until the test ends it. Everything but
 * `speechSynthesis` itself is real.
 */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let current: (EventTarget & { text: string }) | undefined;
    const voice = { said: [] as string[], saying: '', finish: () => end('end') };
    const end = (name: string) => {
      const ended = current;
      current = undefined;
      voice.saying = '';
      ended?.dispatchEvent(new Event(name));
    };
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ name: 'Own', lang: 'en-US', localService: true, default: true }],
      speak: (utterance: EventTarget & { text: string }) => {
        if (utterance.text === '') return;
        current = utterance;
        voice.saying = utterance.text;
        voice.said.push(utterance.text);
        utterance.dispatchEvent(new Event('start'));
      },
      cancel: () => end('error'),
    });
    const SpeechSynthesisUtterance = class extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    };
    for (const [name, value] of Object.entries({
      speechSynthesis,
      SpeechSynthesisUtterance,
      ownVoice: voice,
    }))
      Object.defineProperty(window, name, { value, configurable: true });
  });
}

/** What is being read aloud. */
export const saying = (page: Page) =>
  page.evaluate(() => (window as unknown as { ownVoice: OwnVoice }).ownVoice.saying);

/** Lets the voice come to the end of its sentence. */
export const finishSentence = (page: Page) =>
  page.evaluate(() => (window as unknown as { ownVoice: OwnVoice }).ownVoice.finish());

/** Lets the voice read to the end of the piece, and gives what it has said from the beginning. */
export const hearAll = (page: Page) =>
  page.evaluate(() => {
    const { ownVoice } = window as unknown as { ownVoice: OwnVoice };
    while (ownVoice.saying) ownVoice.finish();
    return ownVoice.said;
  });
