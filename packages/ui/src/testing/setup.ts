import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { takeMessages, watchConsole } from './console.ts';

// jsdom knows no top layer: what is shown there stands where it is.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined });

beforeEach(() => watchConsole());

afterEach(() => {
  cleanup();
  const messages = takeMessages();
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(messages, 'the console stays silent').toEqual([]);
});

// jsdom lays nothing out, so nothing there takes another size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
