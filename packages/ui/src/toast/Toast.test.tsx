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

it('announces a message in a region that stood there before', () => {
  start();
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  say('Dark theme saved');
  expect(region).toHaveTextContent('Dark theme saved');
});

it('takes it away after five seconds', () => {
  start();
  say('Dark theme saved');
  expect(toastTime).toBe(5000);
  pass(4999);
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
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
  pass(5000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows three at most, each message once', () => {
  start();
  for (const message of ['one', 'two', 'two', 'three', 'four']) say(message);
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  expect(screen.getByRole('status')).not.toHaveTextContent('one');
});

it('can be taken away by hand', () => {
  start();
  say('Dark theme saved');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says how to mend a missing provider', () => {
  allowConsole(/useToast\(\) was called outside|The above error/);
  expect(() => render(<Host />)).toThrow('Wrap the application in <ToastProvider>');
});
