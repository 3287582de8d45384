import { createStore } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';
import { consentKey } from './consent-place.ts';

interface EmbedConsent {
  /** The providers whose frames load without asking again. */
  providers: readonly string[];
}

/** A plain list of names: readers' browsers have it, and the inline script looks for it. */
const asList: PersistStorage<EmbedConsent, void> = {
  getItem: (key) => ({ state: { providers: parseProviders(localStorage.getItem(key) ?? '[]') } }),
  setItem(key, { state: { providers } }) {
    try {
      if (providers.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(providers));
    } catch {
      // The reader blocks storage: the choice holds for as long as the application runs.
    }
  },
  removeItem: (key) => localStorage.removeItem(key),
};

/** Makes the store of one page. Empty on the server, and until the page is hydrated. */
export function createConsentStore() {
  return createStore(persist((): EmbedConsent => ({ providers: [] }), { name: consentKey, storage: asList }));
}

/** The providers of a stored value; anything that is not a list of names counts as none. */
export function parseProviders(stored: string): string[] {
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
