import type { BookTheme } from '../types.ts';

/** Colors of an ornament: lines, filled shapes and the bright point. */
export interface Inks {
  line: string;
  fill: string;
  bright: string;
}

/**
 * Draws into a box of 440 by 300 with its origin at the top left. `step` counts the books of a theme, so that
 * no two are alike.
 */
export type Ornament = (step: number, inks: Inks) => string;

const list = <Item>(count: number, each: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => each(i));

const round = (value: number) => Math.round(value * 10) / 10;

/** A sun above a stair that has one step more with each book. */
const stair: Ornament = (step, { fill, bright, line }) => {
  const steps = step + 4;
  const width = 440 / steps;
  const treads = list(steps, (i) => {
    const height = round((210 / steps) * (i + 1));
    return `<rect x="${round(i * width)}" y="${300 - height}" width="${round(width - 6)}" height="${height}" fill="${fill}"/>`;
  });
  const sun = `<circle cx="${110 + step * 24}" cy="${74 - step * 6}" r="46" fill="${bright}"/>`;
  return `${sun}${treads.join('')}<path d="M0 300H434" stroke="${line}" stroke-width="3"/>`;
};

/** A lotus that opens further with each book. */
const lotus: Ornament = (step, { fill, bright, line }) => {
  const petals = 5 + step * 2;
  const spread = 120 + step * 14;
  const shapes = list(petals, (i) => {
    const angle = round(-spread / 2 + (spread / (petals - 1)) * i);
    return `<path d="M220 270C${180 - step * 2} 190 ${186 - step} 110 220 60C${254 + step} 110 ${260 + step * 2} 190 220 270z" transform="rotate(${angle} 220 270)"/>`;
  });
  return (
    `<g fill="${fill}" fill-opacity=".34" stroke="${line}" stroke-width="3">${shapes.join('')}</g>` +
    `<circle cx="220" cy="270" r="22" fill="${bright}"/><path d="M40 296H400" stroke="${line}" stroke-width="3"/>`
  );
};

/** Breath as waves, longer and calmer with each book. */
const waves: Ornament = (step, { fill, bright, line }) => {
  const rows = list(7, (row) => {
    const y = 60 + row * 36;
    const length = 55 + step * 27;
    const height = 26 - row * 2;
    const crests = list(
      Math.ceil(440 / length),
      () => `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`,
    );
    return `<path d="M0 ${y}${crests.join('')}" stroke="${row % 2 ? fill : line}" stroke-width="${8 - row}"/>`;
  });
  const moon = `<circle cx="${330 - step * 110}" cy="34" r="30" fill="${bright}"/>`;
  return `<clipPath id="c"><path d="M0 0H440V300H0z"/></clipPath>${moon}<g fill="none" clip-path="url(#c)">${rows.join('')}</g>`;
};

/** A mind in good order: rings with a gate in each, which align as the set continues. */
const rings: Ornament = (step, { fill, bright, line }) => {
  const circles = list(5, (i) => {
    const radius = 44 + i * 25;
    const length = round(2 * Math.PI * radius);
    const gate = 34 + i * 3;
    const turn = -90 + (i % 2 ? -1 : 1) * (150 - step * 30) * ((i + 1) / 5);
    return `<circle cx="220" cy="150" r="${radius}" stroke="${i % 2 ? fill : line}" stroke-width="${12 - i}" stroke-dasharray="${round(length - gate)} ${gate}" transform="rotate(${round(turn)} 220 150)"/>`;
  });
  return `<g fill="none">${circles.join('')}</g><circle cx="220" cy="150" r="18" fill="${bright}"/>`;
};

export const ornaments: Record<BookTheme, Ornament> = {
  Wealth: stair,
  Yoga: lotus,
  Breath: waves,
  'Self-Culture': rings,
};
