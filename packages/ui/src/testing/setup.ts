import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { takeMessages, watchConsole } from './console.ts';

// jsdom has no top layer: popovers stay in their place.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined });

beforeEach(() => watchConsole());

afterEach(() => {
  cleanup();
  const messages = takeMessages();
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(messages, 'the console stays silent').toEqual([]);
});

// jsdom has no layout, so sizes never change.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
