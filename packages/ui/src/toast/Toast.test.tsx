import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { allowConsole } from '../testing/console.ts';
import { conformance } from '../testing/conformance.tsx';
import { Toast, ToastProvider, toastTime, useToast } from './index.ts';

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

conformance('Toast', () => <Toast onDismiss={() => {}}>Dark theme saved</Toast>, { element: 'div' });

const messages = ['Dark theme saved', 'one', 'two', 'three', 'four'];
function Host() {
  const show = useToast();
  return messages.map((message) => (
    <button key={message} type="button" onClick={() => show(message)}>
      Say {message}
    </button>
  ));
}
function start() {
  vi.useFakeTimers();
  return render(
    <ToastProvider>
      <Host />
    </ToastProvider>,
  );
}
function say(message: string) {
  fireEvent.click(screen.getByRole('button', { name: `Say ${message}` }));
}

it('announces a message in an existing region', () => {
  start();
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  say('Dark theme saved');
  expect(region).toHaveTextContent('Dark theme saved');
});

it('removes each six seconds after it was shown', () => {
  start();
  say('one');
  pass(2000);
  say('two');
  say('three');
  expect(toastTime).toBe(6000);
  pass(3999);
  expect(screen.getByRole('status')).toHaveTextContent('one');
  pass(1);
  expect(screen.getByRole('status')).not.toHaveTextContent('one');
  pass(1999);
  expect(screen.getByRole('status')).toHaveTextContent('two');
  expect(screen.getByRole('status')).toHaveTextContent('three');
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('waits while a pointer or the focus is on it', () => {
  start();
  say('Dark theme saved');
  fireEvent.pointerEnter(screen.getByRole('status'));
  pass(60_000);
  expect(screen.getByRole('status')).toHaveTextContent('Dark theme saved');
  fireEvent.pointerLeave(screen.getByRole('status'));
  pass(5999);
  expect(screen.getByRole('status')).toHaveTextContent('Dark theme saved');
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('continues to wait for the focus when the pointer leaves', () => {
  start();
  say('Dark theme saved');
  fireEvent.pointerEnter(screen.getByRole('status'));
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.pointerLeave(screen.getByRole('status'));
  pass(60_000);
  expect(screen.getByRole('status')).toHaveTextContent('Dark theme saved');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  pass(6000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows at most three, and each message once', () => {
  start();
  for (const message of ['one', 'two', 'two', 'three', 'four']) say(message);
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  expect(screen.getByRole('status')).not.toHaveTextContent('one');
});

it('can be dismissed', () => {
  start();
  say('Dark theme saved');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('returns the focus to its previous element', () => {
  start();
  const say = screen.getByRole('button', { name: 'Say one' });
  act(() => say.focus());
  fireEvent.click(say);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(say).toHaveFocus();
});

it('says how to add a missing provider', () => {
  allowConsole(/useToast\(\) was called outside|The above error/);
  expect(() => render(<Host />)).toThrow('Wrap the application in <ToastProvider>');
});
