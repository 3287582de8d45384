// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lostFrames } from './lost-frames.ts';

const started = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  lostFrames(window);
  addEventListener('app:start', started);
});
afterEach(() => {
  removeEventListener('app:start', started);
  vi.useRealTimers();
});

function load(src?: string) {
  started.mockClear();
  const frame = document.createElement('iframe');
  if (src) frame.src = src;
  document.body.append(frame);
  frame.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  frame.remove();
}

it('starts the application for our own page that did not load, but not for an advertisement', () => {
  load('/walls/business');
  expect(started).toHaveBeenCalledOnce();
  load('https://ads.example/creative');
  expect(started).not.toHaveBeenCalled();
  load();
  expect(started).not.toHaveBeenCalled();
});
