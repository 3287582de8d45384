// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createConsentStore, parseProviders } from './consent-store.ts';

afterEach(() => localStorage.clear());

it('parses the providers that a reader allowed', () => {
  expect(parseProviders('["YouTube","Google Drive"]')).toEqual(['YouTube', 'Google Drive']);
});

it.each(['', 'true', '{"a":1}', '["YouTube"', 'null'])('treats %j as no choice', (stored) => {
  expect(parseProviders(stored)).toEqual([]);
});

it('drops values that are not names', () => {
  expect(parseProviders('["YouTube",7,null]')).toEqual(['YouTube']);
});

it('reads a choice of an earlier visit, and stores it in the same format', () => {
  localStorage.setItem('frameChoices', '["Google Forms"]');
  const store = createConsentStore();
  expect(store.getState().providers).toEqual(['Google Forms']);
  store.setState({ providers: ['Google Forms', 'YouTube'] });
  expect(localStorage.getItem('frameChoices')).toBe('["Google Forms","YouTube"]');
  store.setState({ providers: [] });
  expect(localStorage.getItem('frameChoices')).toBeNull();
});

it('is empty on the server, and during hydration', () => {
  localStorage.setItem('frameChoices', '["Google Forms"]');
  expect(createConsentStore().getInitialState().providers).toEqual([]);
});

it('follows a choice in another tab', async () => {
  const store = createConsentStore();
  localStorage.setItem('frameChoices', '["Google Forms"]');
  await store.persist.rehydrate();
  expect(store.getState().providers).toEqual(['Google Forms']);
  localStorage.removeItem('frameChoices');
  await store.persist.rehydrate();
  expect(store.getState().providers).toEqual([]);
});

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it('applies a choice in the running application if storage is blocked', () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked, clear: () => {} });
  const store = createConsentStore();
  store.setState({ providers: ['YouTube'] });
  expect(store.getState().providers).toEqual(['YouTube']);
  vi.unstubAllGlobals();
});
