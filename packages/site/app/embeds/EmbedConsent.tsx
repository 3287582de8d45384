import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useConfirmSaved } from '../data/use-confirm-saved.ts';
import { savesData } from '../hydration/saves-data.ts';
import { consentPlace } from './consent-place.ts';
import { createConsentStore } from './consent-store.ts';
import * as words from '../words/consent.ts';

const ConsentContext = createContext<ReturnType<typeof createConsentStore> | null>(null);

/** Stores the reader's choices for frames above all pages, and follows choices in other tabs. */
export function EmbedConsentProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createConsentStore);
  useEffect(() => {
    const follow = () => void store.persist.rehydrate();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [store]);
  return <ConsentContext value={store}>{children}</ConsentContext>;
}

/**
 * Returns the providers whose frames load without asking, and functions to change them, which show a toast.
 * Empty on the server.
 */
export function useEmbedConsent() {
  const store = use(ConsentContext);
  if (!store) throw new Error('useEmbedConsent() was called outside <EmbedConsentProvider>.');
  const { providers } = useStore(store);
  const confirmSaved = useConfirmSaved();
  return {
    providers,
    remember: (provider: string) => {
      store.setState({ providers: [...new Set([...providers, provider])] });
      confirmSaved(words.loadsByItself(provider));
    },
    forget: (provider: string) => {
      store.setState({ providers: providers.filter((name) => name !== provider) });
      confirmSaved(words.waitsAgain(provider));
    },
  };
}

/**
 * Returns the props of a click-to-load frame for one provider. A reader who saves data is asked each time.
 */
export function useRemembered(provider: string) {
  const { providers, remember } = useEmbedConsent();
  const remembered = providers.includes(provider) && !savesData();
  return { ...consentPlace, remembered, onRemember: () => remember(provider) };
}
