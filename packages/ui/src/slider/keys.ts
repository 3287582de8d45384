/** The properties of a slider that its keys need. */
export interface SliderScale {
  value: number;
  min: number;
  max: number;
  step: number;
  /** The step of page keys and shift-arrows. */
  bigStep: number;
  /** Right-to-left text: swaps the horizontal arrows. */
  rtl?: boolean;
}

const directions: Record<string, { sign: 1 | -1; big?: true; horizontal?: true }> = {
  ArrowUp: { sign: 1 },
  ArrowDown: { sign: -1 },
  ArrowRight: { sign: 1, horizontal: true },
  ArrowLeft: { sign: -1, horizontal: true },
  PageUp: { sign: 1, big: true },
  PageDown: { sign: -1, big: true },
};

/**
 * Returns the value after a key, rounded to `step` and within the range; null for a key that the slider does
 * not use.
 */
export function valueAfterKey(key: string, shift: boolean, scale: SliderScale): number | null {
  const { value, min, max, step, bigStep, rtl } = scale;
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const direction = directions[key];
  if (!direction) return null;
  const sign = direction.horizontal && rtl ? -direction.sign : direction.sign;
  const by = direction.big || shift ? bigStep : step;
  return toGrid(value + sign * by, min, max, step);
}

/** Returns the nearest step, without floating-point errors (0.1 + 0.2 is 0.3 here). */
export function toGrid(value: number, min: number, max: number, step: number): number {
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  return Math.min(max, Number((min + steps * step).toFixed(decimals(step) + decimals(min))));
}

function decimals(value: number): number {
  const text = String(value);
  const exponent = /e-(\d+)$/.exec(text)?.[1];
  return exponent ? Number(exponent) : (text.split('.')[1]?.length ?? 0);
}
