import { SchemeSwitch } from '@daily-nest/ui/scheme-switch';
import { useConfirmSaved } from '../data/use-confirm-saved.ts';
import * as words from '../words/shell.ts';

const sentences = {
  scheme: {
    '': words.schemeFollows,
    light: words.schemeLight,
    dark: words.schemeDark,
  },
  'text-size': {
    '': words.textNormal,
    '125': words.textLarge,
    '150': words.textLargest,
  },
};

/**
 * Theme and text size. Once the application runs, a toast confirms each choice; the inline script applies it
 * before that.
 */
export function DisplayChoices() {
  const confirmSaved = useConfirmSaved();
  return (
    <SchemeSwitch
      onPreferenceChange={(name, value) => {
        const sentence = new Map(Object.entries(sentences[name])).get(value);
        if (sentence) confirmSaved(sentence);
      }}
    />
  );
}
