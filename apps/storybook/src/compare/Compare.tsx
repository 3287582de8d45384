import { useState } from 'react';
import { brands, schemes } from '../toolbar.ts';
import * as css from './compare.css.ts';
import { Look } from './Look.tsx';

/** The windows of the comparison, with their width in px. */
export const windows = { desk: 1280, phone: 390 } as const;

export interface CompareProps {
  /** The compared story, which names the frames. */
  title: string;
  /** The window of each frame. */
  window: keyof typeof windows;
  /** Returns the address of the story in a brand and a scheme. */
  addressOf: (brand: string, scheme: string) => string;
}

/**
 * One story in every brand, in the light scheme in the first row and the dark one in the second: six scaled
 * windows.
 */
export function Compare({ title, window, addressOf }: CompareProps) {
  const [room, setRoom] = useState<number>();
  const width = windows[window];
  return (
    <div className={css.table} style={{ gridTemplateColumns: `repeat(${brands.length}, minmax(0, 1fr))` }}>
      {schemes.flatMap((scheme) =>
        brands.map((brand) => (
          <Look
            key={`${brand.value} ${scheme.value}`}
            name={`${brand.title}, ${scheme.title.toLowerCase()}`}
            title={`${title}: ${brand.title}, ${scheme.title.toLowerCase()}`}
            address={addressOf(brand.value, scheme.value)}
            width={width}
            scale={room && Math.min(1, room / width)}
            onRoom={setRoom}
          />
        )),
      )}
    </div>
  );
}

/**
 * Returns Storybook's address of a story in a brand and a scheme, in the toolbar's language and direction.
 */
export function storyAddress(id: string, { language, direction }: Record<string, unknown>) {
  return (brand: string, scheme: string) => {
    const globals = { brand, scheme, language, direction, compare: 'off' };
    const chosen = Object.entries(globals).map(([name, value]) => `${name}:${String(value)}`);
    return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') }).toString()}`;
  };
}
