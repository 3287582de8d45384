// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createConsentStore, parseProviders } from './consent-store.ts';

afterEach(() => localStorage.clear());

it('reads the providers that a reader let in', () => {
  expect(parseProviders('["YouTube","Google Drive"]')).toEqual(['YouTube', 'Google Drive']);
});

it.each(['', 'true', '{"a":1}', '["YouTube"', 'null'])('takes %j as no choice at all', (stored) => {
  expect(parseProviders(stored)).toEqual([]);
});

it('drops what is no name', () => {
  expect(parseProviders('["YouTube",7,null]')).toEqual(['YouTube']);
});

it('reads what a reader chose on an earlier visit, and keeps it in the same form', () => {
  localStorage.setItem('frameChoices', '["Google Forms"]');
  const store = createConsentStore();
  expect(store.getState().providers).toEqual(['Google Forms']);
  store.setState({ providers: ['Google Forms', 'YouTube'] });
  expect(localStorage.getItem('frameChoices')).toBe('["Google Forms","YouTube"]');
  store.setState({ providers: [] });
  expect(localStorage.getItem('frameChoices')).toBeNull();
});

it('says on the server, and while the page is hydrated, that nothing was chosen', () => {
  localStorage.setItem('frameChoices', '["Google Forms"]');
  expect(createConsentStore().getInitialState().providers).toEqual([]);
});

it('follows what was chosen in another tab', async () => {
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

it('holds a choice for the running application where storage is blocked', () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked, clear: () => {} });
  const store = createConsentStore();
  store.setState({ providers: ['YouTube'] });
  expect(store.getState().providers).toEqual(['YouTube']);
  vi.unstubAllGlobals();
});
