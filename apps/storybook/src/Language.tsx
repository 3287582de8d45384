import { es } from '@daily-nest/ui/labels-es';
import { type SomeLabels, UiProvider } from '@daily-nest/ui/provider';
import type { ReactNode } from 'react';

/** In the folder of the stories that use it, and so found by glob. */
const sample = import.meta.glob<SomeLabels>('../../../packages/ui/src/testing/arabic.tsx', {
  eager: true,
  import: 'arabicSample',
});

const words: Record<string, SomeLabels | undefined> = { es, ar: Object.values(sample)[0] };

interface LanguageProps {
  language?: string;
  children?: ReactNode;
}

/** Sets the library's language, and the picture that replaces one that fails to load. */
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
