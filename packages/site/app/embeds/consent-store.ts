import { createStore } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';
import { consentKey } from './consent-place.ts';

interface EmbedConsent {
  /** The providers whose frames load without asking. */
  providers: readonly string[];
}

/**
 * Stored as a plain list of names, because readers' browsers already have it, and the inline script reads it.
 */
const asList: PersistStorage<EmbedConsent, void> = {
  getItem: (key) => ({ state: { providers: parseProviders(localStorage.getItem(key) ?? '[]') } }),
  setItem(key, { state: { providers } }) {
    try {
      if (providers.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(providers));
    } catch {
      // Storage is blocked: the choice lasts as long as the application runs.
    }
  },
  removeItem: (key) => localStorage.removeItem(key),
};

/** Creates the store of one page. Empty on the server, and until the page is hydrated. */
export function createConsentStore() {
  return createStore(persist((): EmbedConsent => ({ providers: [] }), { name: consentKey, storage: asList }));
}

/** Returns the providers of a stored value; an invalid value counts as none. */
export function parseProviders(stored: string): string[] {
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
