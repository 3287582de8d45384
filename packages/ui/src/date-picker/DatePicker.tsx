'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../field/index.ts';
import { momentOf, wallClockOf } from './wall-clock.ts';

export interface DatePickerProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'step' | 'children'
> {
  /** What happens then. */
  label: ReactNode;
  /** The moment, as ISO in UTC; null while none is chosen. */
  value: string | null;
  /** Called with the moment as ISO in UTC, or with null when it was emptied or is half typed. */
  onValueChange: (moment: string | null) => void;
  /** The zone in which it is chosen and shown, `America/New_York`. */
  timeZone: string;
  /** The first moment that may be chosen. */
  min?: string;
  /** A sentence below, after the zone. */
  hint?: ReactNode;
  /** What is wrong with the moment. */
  error?: ReactNode;
}

/**
 * Day and time in a zone that is named below. Renders an `<input type="datetime-local">` in a `Field`: each system shows the calendar that its
 * people know, in their own order of day and month.
 */
export function DatePicker({
  value,
  onValueChange,
  timeZone,
  min,
  hint,
  label,
  error,
  ...rest
}: DatePickerProps) {
  const shown = (moment: string | null | undefined) =>
    moment === null || moment === undefined ? undefined : wallClockOf(moment, timeZone);
  const offset = value === null ? '' : `, ${offsetOf(value, timeZone)}`;
  return (
    <Field
      label={label}
      hint={
        <>
          {timeZone.replaceAll('_', ' ')}
          {offset}
          {hint !== undefined && <>. {hint}</>}
        </>
      }
      error={error}
      {...rest}
      data-part="date-picker"
      type="datetime-local"
      value={shown(value) ?? ''}
      min={shown(min)}
      onChange={({ target }) =>
        onValueChange(target.value === '' ? null : momentOf(target.value.slice(0, 16), timeZone))
      }
    />
  );
}

/** `GMT-5` in winter, `GMT-4` in summer. */
function offsetOf(moment: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(moment),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
