import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { toGrid, valueAfterKey } from './keys.ts';
import { Slider } from './Slider.tsx';

conformance('Slider', () => <Slider label="Volume" value={0.9} onValueChange={() => {}} />, {
  element: 'input',
});

describe('valueAfterKey', () => {
  const scale = { value: 0.5, min: 0, max: 1, step: 0.01, bigStep: 0.1 };

  it('swaps only the horizontal arrows in right-to-left text', () => {
    expect(valueAfterKey('ArrowRight', false, { ...scale, rtl: true })).toBe(0.49);
    expect(valueAfterKey('ArrowLeft', false, { ...scale, rtl: true })).toBe(0.51);
    expect(valueAfterKey('ArrowUp', false, { ...scale, rtl: true })).toBe(0.51);
    expect(valueAfterKey('PageDown', false, { ...scale, rtl: true })).toBe(0.4);
  });

  it('ignores other keys', () => {
    expect(valueAfterKey('a', false, scale)).toBeNull();
    expect(valueAfterKey('Tab', false, scale)).toBeNull();
  });

  it('moves from end to end in a hundred exact steps', () => {
    let value = 0;
    const seen: number[] = [];
    for (let step = 0; step < 100; step += 1) {
      value = valueAfterKey('ArrowUp', false, { ...scale, value })!;
      seen.push(value);
    }
    expect(seen).toEqual(Array.from({ length: 100 }, (_, index) => (index + 1) / 100));
  });
});

describe('toGrid', () => {
  it('clamps to the range and rounds to the steps', () => {
    expect(toGrid(7.4, 0, 10, 5)).toBe(5);
    expect(toGrid(12, 0, 10, 5)).toBe(10);
    expect(toGrid(-1, 0.5, 1, 0.25)).toBe(0.5);
    expect(toGrid(0.000_000_4, 0, 1, 1e-7)).toBe(4e-7);
  });
});

it('reports the new value and waits for its host', async () => {
  const onValueChange = vi.fn();
  render(<Slider label="Volume" value={0.5} onValueChange={onValueChange} />);
  const slider = screen.getByRole('slider', { name: 'Volume' });
  slider.focus();
  await userEvent.keyboard('{PageUp}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(0.6);
  expect(slider).toHaveValue('0.5');
});

it('leaves keys with Control, Alt and Meta to the browser', async () => {
  const onValueChange = vi.fn();
  render(<Slider label="Volume" value={0.5} onValueChange={onValueChange} />);
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowUp', [modifier]: true });
  }
  expect(onValueChange).not.toHaveBeenCalled();
});

it('lets its host handle a key', () => {
  const onValueChange = vi.fn();
  render(
    <Slider
      label="Volume"
      value={0.5}
      onValueChange={onValueChange}
      onKeyDown={(event) => event.preventDefault()}
    />,
  );
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowUp' });
  expect(onValueChange).not.toHaveBeenCalled();
});
