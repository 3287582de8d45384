import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { DatePicker, momentOf, wallClockOf } from './index.ts';

const props = { label: 'Publish at', timeZone: 'America/New_York', onValueChange: () => undefined };

conformance('DatePicker', () => <DatePicker {...props} value="2026-11-26T13:05:00Z" />, { element: 'input' });

it.each([
  ['in winter', 'America/New_York', '2026-11-26T08:05', '2026-11-26T13:05:00.000Z'],
  ['in summer', 'America/New_York', '2026-07-01T08:05', '2026-07-01T12:05:00.000Z'],
  ['east of Greenwich', 'Asia/Kolkata', '2026-11-26T00:15', '2026-11-25T18:45:00.000Z'],
  ['the first of two hours', 'America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['the first of two hours in Berlin', 'Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('knows the moment of a clock %s', (_, zone, clock, moment) => {
  expect(momentOf(clock, zone)).toBe(moment);
  expect(wallClockOf(moment, zone)).toBe(clock);
});

it.each([
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
])('takes the hour after one that is left out in %s', (zone, clock, moment) => {
  expect(momentOf(clock, zone)).toBe(moment);
});

it('is emptied', () => {
  const onValueChange = vi.fn();
  render(<DatePicker {...props} value="2026-11-26T13:05:00Z" onValueChange={onValueChange} />);
  fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '' } });
  expect(onValueChange).toHaveBeenCalledWith(null);
});
