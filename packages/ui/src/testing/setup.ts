import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { takeMessages, watchConsole } from './console.ts';

beforeEach(() => watchConsole());

afterEach(() => {
  cleanup();
  const messages = takeMessages();
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(messages, 'the console stays silent').toEqual([]);
});
