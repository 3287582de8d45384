import type { Reader } from './readers/reader.ts';

/** A reader's window, text size in percent, and input. */
export interface Way {
  width: number;
  height: number;
  text: '100' | '200';
  by: 'pointer' | 'keys' | 'touch';
}

/** The ways in which every journey is tested. 400 % of a window of 1280 by 900 pixels are 320 by 225. */
export const ways: Record<string, Way> = {
  'on a phone': { width: 390, height: 844, text: '100', by: 'pointer' },
  'by touch': { width: 390, height: 844, text: '100', by: 'touch' },
  'by keyboard': { width: 390, height: 844, text: '100', by: 'keys' },
  'at 320 px with text of 200 %': { width: 320, height: 640, text: '200', by: 'pointer' },
  'at 400 % zoom': { width: 320, height: 225, text: '100', by: 'pointer' },
};

/** Moves to an element and activates it. Elements are selected by CSS. */
export interface Hand {
  /** Moves the focus to the element. */
  reach: (css: string) => Promise<void>;
  /** Activates the element. */
  use: (css: string) => Promise<void>;
}

/** Returns the hand of that kind; undefined if the engine's driver does not support it. */
export function handOf(reader: Reader, by: Way['by']): Hand | undefined {
  const { click, tap } = reader;
  if (by === 'pointer') return { reach: click, use: click };
  if (by === 'touch') return tap && { reach: tap, use: tap };
  const reach = (css: string) => tabTo(reader, css);
  return {
    reach,
    async use(css) {
      await reach(css);
      await reader.press('Enter');
    },
  };
}

/** More tab stops than any page of a journey has before its target. */
const mostStops = 150;

async function tabTo(reader: Reader, css: string): Promise<void> {
  for (let stop = 0; stop <= mostStops; stop += 1) {
    const isThere = await reader.run((wanted) => document.activeElement!.matches(wanted), css);
    if (isThere) return;
    await reader.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${css}.`);
}
