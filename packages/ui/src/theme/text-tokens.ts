import { type TextRole, textRoles, tokenName } from './names.ts';
import { rem, round } from './rem.ts';
import type { WholeSpec } from './complete-spec.ts';
import type { Steps } from './spec.ts';

/** The window sizes of the design, in the order of {@link Steps}. */
export const windows = ['phone', 'tablet', 'desk'] as const;

export type WindowSize = (typeof windows)[number];

type Face = keyof WholeSpec['fonts'];

/**
 * For each role: its step on the scale from running text, and its line height relative to that of headlines.
 */
const headlines: Partial<Record<TextRole, readonly [step: number, leading: number]>> = {
  nameplate: [6.5, -0.12],
  lead: [5, -0.06],
  h1: [5, -0.05],
  h2: [4, -0.02],
  h3: [3, 0.02],
  h4: [2, 0.05],
  h5: [1, 0.08],
  h6: [0, 0.1],
};

/** Running text, as a factor of its size, with its line height relative to that of reading. */
const texts: Partial<Record<TextRole, readonly [factor: number, leading: number]>> = {
  deck: [1.03, -0.16],
  reading: [1, 0],
  summary: [0.9, -0.1],
  small: [0.82, -0.16],
};

/** Controls and labels, in px, with their line height. */
const labels: Partial<Record<TextRole, readonly [size: number, leading: number]>> = {
  label: [16, 1.25],
  control: [15, 1.35],
  kicker: [14, 1.3],
  caption: [14, 1.4],
};

/** Returns the CSS `font` of every role: weight, size, line height and family. */
export function textTokens(spec: WholeSpec, size: WindowSize): Record<TextRole, string> {
  return Object.fromEntries(textRoles.map((role) => [role, font(spec, role, size)])) as Record<
    TextRole,
    string
  >;
}

function font(spec: WholeSpec, role: TextRole, size: WindowSize): string {
  const { face, px, leading } = setting(spec, role, size);
  const share = at(spec.type?.[role]?.share, size);
  const wanted = share ? `min(${rem(px)}, ${share}vi)` : rem(px);
  const { weight = 400, strong = 600 } = spec.fonts[face];
  return `${face === 'text' ? weight : strong} ${wanted}/${round(leading)} var(--${tokenName(['font', face])})`;
}

/** Returns the height of one line in px. */
export function lineOf(spec: WholeSpec, role: TextRole, size: WindowSize): number {
  const { px, leading } = setting(spec, role, size);
  return px * leading;
}

/** Returns a role's values: the brand's, or computed ones. */
function setting(spec: WholeSpec, role: TextRole, size: WindowSize) {
  const [face, px, leading] = computed(spec, role, size);
  const own = spec.type?.[role];
  return { face, px: at(own?.size, size) ?? px, leading: at(own?.leading, size) ?? leading };
}

function computed(spec: WholeSpec, role: TextRole, size: WindowSize): [Face, px: number, leading: number] {
  const text = between(spec.textSize ?? [19, 20], size);
  const headline = headlines[role];
  if (headline) {
    const [step, leading] = headline;
    const scale = between(spec.typeScale ?? [1.15, 1.25], size);
    return ['display', Math.round(text * scale ** step), (spec.headlineLeading ?? 1.08) + leading];
  }
  const running = texts[role];
  if (running) {
    const [factor, leading] = running;
    return ['text', Math.round(text * factor * 2) / 2, (spec.textLeading ?? 1.58) + leading];
  }
  const [px, leading] = labels[role]!;
  return ['ui', px, leading];
}

function between([phone, desk]: readonly [number, number], size: WindowSize): number {
  return { phone, tablet: (phone + desk) / 2, desk }[size];
}

/** Returns the value for a window size, if the brand sets any. */
export function at(steps: Steps | undefined, size: WindowSize): number | undefined {
  return typeof steps === 'number' ? steps : steps?.[windows.indexOf(size)];
}
