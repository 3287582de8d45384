// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isGoingBackTo, watchHistory } from './goingBack.ts';

it('knows a step through the history from a link to the same address, once', () => {
  watchHistory();
  const here = new URL(location.href);
  expect(isGoingBackTo(here)).toBe(false);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(isGoingBackTo(new URL('/other', here))).toBe(false);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(isGoingBackTo(here)).toBe(true);
  expect(isGoingBackTo(here)).toBe(false);
});
