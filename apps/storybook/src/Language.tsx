import { es } from '@daily-nest/ui/labels-es';
import { type SomeLabels, UiProvider } from '@daily-nest/ui/provider';
import type { ReactNode } from 'react';

const words: Record<string, SomeLabels> = { es };

interface LanguageProps {
  language?: string;
  children: ReactNode;
}

/** What a site tells the library of itself: its language, and the picture that stands in for one that cannot be loaded. */
export function Language({ language = 'en-US', children }: LanguageProps) {
  return (
    <UiProvider
      locale={language}
      labels={words[language]}
      placeholder={`${import.meta.env.BASE_URL}placeholder.svg`}
    >
      {children}
    </UiProvider>
  );
}
