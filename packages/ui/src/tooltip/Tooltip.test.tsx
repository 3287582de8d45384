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

it('opens 700 ms after the pointer stopped', async () => {
  vi.useFakeTimers();
  render(create());
  expect(tooltipDelay).toBe(700);
  rest();
  await act(async () => vi.advanceTimersByTime(699));
  expect(tip()).not.toBeInTheDocument();
  await act(async () => vi.advanceTimersByTime(1));
  expect(tip()).toBeInTheDocument();
});

it('stays open until the pointer has left it and its control, for readers with a magnifier', async () => {
  vi.useFakeTimers();
  render(create());
  rest();
  await act(async () => vi.advanceTimersByTime(700));
  fireEvent.pointerLeave(screen.getByRole('button'));
  fireEvent.pointerOver(tip()!);
  await act(async () => vi.advanceTimersByTime(1000));
  expect(tip()).toBeInTheDocument();
  fireEvent.pointerLeave(tip()!);
  await act(async () => vi.advanceTimersByTime(150));
  expect(tip()).not.toBeInTheDocument();
});

it.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press', () => fireEvent.pointerDown(screen.getByRole('button'))],
  ['scrolling', () => fireEvent.scroll(window)],
])('is closed by %s', async (_, close) => {
  vi.useFakeTimers();
  render(create());
  rest();
  await act(async () => vi.advanceTimersByTime(700));
  close();
  expect(tip()).not.toBeInTheDocument();
});

it('ignores fingers, and a pointer that only passes', async () => {
  vi.useFakeTimers();
  render(create());
  const button = screen.getByRole('button');
  fireEvent(button, Object.assign(new Event('pointerenter'), { pointerType: 'touch' }));
  await act(async () => vi.advanceTimersByTime(1000));
  rest();
  fireEvent.pointerLeave(button);
  await act(async () => vi.advanceTimersByTime(1000));
  expect(tip()).not.toBeInTheDocument();
});

it('reports its state to a host, which may control it', async () => {
  vi.useFakeTimers();
  const onOpenChange = vi.fn();
  render(
    <Tooltip label="Mute the stream" open={false} onOpenChange={onOpenChange}>
      <button type="button" aria-label="Mute" />
    </Tooltip>,
  );
  rest();
  await act(async () => vi.advanceTimersByTime(700));
  expect(onOpenChange.mock.calls).toEqual([[true]]);
  expect(tip()).not.toBeInTheDocument();
});

it('does not change its control: the same element with the same name', () => {
  render(create());
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button')).toHaveAccessibleName('Mute');
});

it('is open while its host says so', () => {
  render(
    <Tooltip label="Mute the stream" open>
      <button type="button">Mute</button>
    </Tooltip>,
  );
  expect(tip()).toBeInTheDocument();
});
