import { es } from '@daily-nest/ui/labels-es';
import { type SomeLabels, UiProvider } from '@daily-nest/ui/provider';
import type { ReactNode } from 'react';

/** It lies with the stories that show it, and is found as they are. */
const sample = import.meta.glob<SomeLabels>('../../../packages/ui/src/testing/arabic.tsx', {
  eager: true,
  import: 'arabicSample',
});

const words: Record<string, SomeLabels | undefined> = { es, ar: Object.values(sample)[0] };

interface LanguageProps {
  language?: string;
  children?: ReactNode;
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
