import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Tooltip, tooltipDelay } from './index.ts';

const create = () => (
  <Tooltip label="Mute the stream">
    <button type="button" aria-label="Mute">
      M
    </button>
  </Tooltip>
);
const tip = () => screen.queryByText('Mute the stream');

function rest() {
  const button = screen.getByRole('button', { name: 'Mute' });
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  fireEvent.mouseEnter(button);
  fireEvent.mouseMove(button);
}

it('opens 700 ms after the pointer came to rest', async () => {
  vi.useFakeTimers();
  render(create());
  expect(tooltipDelay).toBe(700);
  rest();
  await act(async () => vi.advanceTimersByTime(699));
  expect(tip()).not.toBeInTheDocument();
  await act(async () => vi.advanceTimersByTime(1));
  expect(tip()).toBeInTheDocument();
});

it('leaves its control as it was: the same element under the same name', () => {
  render(create());
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button')).toHaveAccessibleName('Mute');
});

it('stands while a host wants it to', () => {
  render(
    <Tooltip label="Mute the stream" open>
      <button type="button">Mute</button>
    </Tooltip>,
  );
  expect(tip()).toBeInTheDocument();
});
