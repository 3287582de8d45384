import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useConfirmSaved } from '../data/use-confirm-saved.ts';
import { savesData } from '../hydration/saves-data.ts';
import { consentPlace } from './consent-place.ts';
import { createConsentStore } from './consent-store.ts';

const ConsentContext = createContext<ReturnType<typeof createConsentStore> | null>(null);

/** Holds the reader's choices for frames above all pages, and takes over what is chosen in another tab. */
export function EmbedConsentProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createConsentStore);
  useEffect(() => {
    const follow = () => void store.persist.rehydrate();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [store]);
  return <ConsentContext value={store}>{children}</ConsentContext>;
}

/** The providers whose frames load without asking again, and how to change that, which a toast confirms. Empty on the server. */
export function useEmbedConsent() {
  const store = use(ConsentContext);
  if (!store) throw new Error('useEmbedConsent() was called outside <EmbedConsentProvider>.');
  const { providers } = useStore(store);
  const confirmSaved = useConfirmSaved();
  return {
    providers,
    remember: (provider: string) => {
      store.setState({ providers: [...new Set([...providers, provider])] });
      confirmSaved(`What comes from ${provider} loads by itself from now on.`);
    },
    forget: (provider: string) => {
      store.setState({ providers: providers.filter((name) => name !== provider) });
      confirmSaved(`What comes from ${provider} waits for your click again.`);
    },
  };
}

/** The props that a click-to-load frame takes for one provider. A reader who saves data is asked each time. */
export function useRemembered(provider: string) {
  const { providers, remember } = useEmbedConsent();
  const remembered = providers.includes(provider) && !savesData();
  return { ...consentPlace, remembered, onRemember: () => remember(provider) };
}
