import { useCallback, useSyncExternalStore } from 'react';
import { useConfirmSaved } from '../data/useConfirmSaved.ts';
import { savesData } from '../hydration/savesData.ts';
import { consentKey, consentPlace } from './consentPlace.ts';

const changed = 'framechoices';

function read(): string {
  try {
    return localStorage.getItem(consentKey) ?? '[]';
  } catch {
    return '[]';
  }
}

function write(providers: readonly string[]) {
  try {
    if (providers.length === 0) localStorage.removeItem(consentKey);
    else localStorage.setItem(consentKey, JSON.stringify(providers));
  } catch {
    // The reader blocks storage: the choice holds for this page only, which is what blocking it asks for.
  }
  window.dispatchEvent(new Event(changed));
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

function subscribe(listener: () => void) {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}

/** The providers whose frames load without asking again, and how to change that, which a toast confirms. Empty on the server. */
export function useEmbedConsent() {
  const providers = parseProviders(useSyncExternalStore(subscribe, read, () => '[]'));
  const confirmSaved = useConfirmSaved();
  const remember = useCallback(
    (provider: string) => {
      write([...new Set([...parseProviders(read()), provider])]);
      confirmSaved(`What comes from ${provider} loads by itself from now on.`);
    },
    [confirmSaved],
  );
  const forget = useCallback(
    (provider: string) => {
      write(parseProviders(read()).filter((name) => name !== provider));
      confirmSaved(`What comes from ${provider} waits for your click again.`);
    },
    [confirmSaved],
  );
  return { providers, remember, forget };
}

/** The props that a click-to-load frame takes for one provider. Who saves data is asked each time, whatever was chosen before. */
export function useRemembered(provider: string) {
  const { providers, remember } = useEmbedConsent();
  const remembered = providers.includes(provider) && !savesData();
  return { ...consentPlace, remembered, onRemember: () => remember(provider) };
}
