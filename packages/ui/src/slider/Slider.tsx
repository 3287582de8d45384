'use client';

import type { ComponentProps, KeyboardEvent } from 'react';
import { valueAfterKey } from './keys.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
> {
  /** The accessible name of the slider. */
  label: string;
  /** The current value. */
  value: number;
  /** Called with the new value, rounded to `step`. */
  onValueChange: (value: number) => void;
  /** @default 0 */
  min?: number;
  /** @default 1 */
  max?: number;
  /** The step of an arrow key. @default 0.01 */
  step?: number;
  /** The step of page keys and shift-arrows. @default 10 steps */
  bigStep?: number;
  /** The value in words, for example "90 percent". */
  valueText?: string;
}

/**
 * A slider, drawn as a disc on a track that is filled up to it. Renders an `<input type="range">` with the
 * same keys in every browser: arrows move one step, page keys and shift-arrows a big one, Home and End to the
 * ends.
 */
export function Slider({
  label,
  value,
  onValueChange,
  min = 0,
  max = 1,
  step = 0.01,
  bigStep = step * 10,
  valueText,
  className,
  onKeyDown,
  ...rest
}: SliderProps) {
  const share = max > min ? (value - min) / (max - min) : 0;

  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = valueAfterKey(event.key, event.shiftKey, { value, min, max, step, bigStep, rtl });
    if (next === null) return;
    // Browsers handle page keys and shift-arrows differently, so their defaults are prevented.
    event.preventDefault();
    if (next !== value) onValueChange(next);
  };

  return (
    <span data-part="slider" className={styles.frame}>
      <svg
        data-part="track"
        className={styles.track}
        aria-hidden="true"
        focusable="false"
        width="100%"
        height="100%"
      >
        <rect className={styles.rail} x="0" y="50%" width="100%" height="6" />
        <rect data-part="fill" className={styles.fill} x="0" y="50%" width={`${share * 100}%`} height="6" />
      </svg>
      <input
        {...rest}
        type="range"
        className={className ? `${styles.input} ${className}` : styles.input}
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        onKeyDown={keyDown}
      />
    </span>
  );
}
