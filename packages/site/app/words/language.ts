import type { UiProviderProps } from '@daily-nest/ui/provider';

/** The direction of pages; left out from left to right, which is every browser's own. */
export const dir: 'rtl' | undefined = undefined;

/** The texts of the library's components; its own are English. */
export const labels: UiProviderProps['labels'] = undefined;

/** The name of the language in English, for structured data. */
export const nameOfLanguage: string = 'English';

/** Whether a piece begins with a large letter: not in a script whose letters are joined. */
export const hasDropCaps: boolean = true;
