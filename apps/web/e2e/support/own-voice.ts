import type { Page } from '@playwright/test';

interface OwnVoice {
  /** Ends the current sentence. */
  finish: () => void;
  /** The current text; empty while it is silent. */
  saying: string;
  /** All texts that were started. */
  said: string[];
}

/**
 * Gives the browser a voice, which the test browsers lack. It stays at its sentence until the test ends it.
 * Everything but `speechSynthesis` itself is real.
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

/** Returns the current text. */
export const saying = (page: Page) =>
  page.evaluate(() => (window as unknown as { ownVoice: OwnVoice }).ownVoice.saying);

/** Ends the current sentence. */
export const finishSentence = (page: Page) =>
  page.evaluate(() => (window as unknown as { ownVoice: OwnVoice }).ownVoice.finish());

/** Lets the voice read to the end of the piece, and returns all of its texts. */
export const hearAll = (page: Page) =>
  page.evaluate(() => {
    const { ownVoice } = window as unknown as { ownVoice: OwnVoice };
    while (ownVoice.saying) ownVoice.finish();
    return ownVoice.said;
  });
