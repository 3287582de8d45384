import { useState } from 'react';
import { brands, schemes } from '../dress.ts';
import * as css from './compare.css.ts';
import { Look } from './Look.tsx';

/** Windows in which looks are compared, with their width in px. */
export const windows = { desk: 1280, phone: 390 } as const;

export interface CompareProps {
  /** What is looked at; it names the frames. */
  title: string;
  /** How wide the window of each frame is. */
  window: keyof typeof windows;
  /** Where the same thing is found in a brand and a scheme. */
  addressOf: (brand: string, scheme: string) => string;
}

/** One story in every brand, by day in the first row and by night in the second: six windows, as small as they must be. */
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

/** Where Storybook shows a story in a brand and a scheme, in the language and direction of the toolbar. */
export function storyAddress(id: string, { language, direction }: Record<string, unknown>) {
  return (brand: string, scheme: string) => {
    const globals = { brand, scheme, language, direction, compare: 'off' };
    const chosen = Object.entries(globals).map(([name, value]) => `${name}:${String(value)}`);
    return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') }).toString()}`;
  };
}
