import type { Reader } from './readers/reader.ts';

/** How somebody reads: the window, the size of the text in percent, and the hand. */
export interface Way {
  width: number;
  height: number;
  text: '100' | '200';
  by: 'pointer' | 'keys' | 'touch';
}

/** The ways that every journey goes, by what a reader would call them. 400 % of a window of 1280 by 900 pixels are 320 by 225. */
export const ways: Record<string, Way> = {
  'on a phone': { width: 390, height: 844, text: '100', by: 'pointer' },
  'by touch': { width: 390, height: 844, text: '100', by: 'touch' },
  'by keyboard': { width: 390, height: 844, text: '100', by: 'keys' },
  'at 320 px with text of 200 %': { width: 320, height: 640, text: '200', by: 'pointer' },
  'at 400 % zoom': { width: 320, height: 225, text: '100', by: 'pointer' },
};

/** How a reader gets to an element and uses it. Elements are named by CSS. */
export interface Hand {
  /** Brings the focus there. */
  reach: (css: string) => Promise<void>;
  /** Presses it. */
  use: (css: string) => Promise<void>;
}

/** The hand of that kind; undefined where the engine's driver has none. */
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

/** More than any page of a journey has stops before what it is about. */
const mostStops = 150;

async function tabTo(reader: Reader, css: string): Promise<void> {
  for (let stop = 0; stop <= mostStops; stop += 1) {
    const isThere = await reader.run((wanted) => document.activeElement!.matches(wanted), css);
    if (isThere) return;
    await reader.press('Tab');
  }
  throw new Error(`The Tab key does not come to ${css}.`);
}
