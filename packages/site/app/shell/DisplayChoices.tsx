import { SchemeSwitch } from '@daily-nest/ui/scheme-switch';
import { useConfirmSaved } from '../data/use-confirm-saved.ts';

const sentences = {
  scheme: {
    '': 'The theme follows your device.',
    light: 'Pages are light from now on.',
    dark: 'Pages are dark from now on.',
  },
  'text-size': {
    '': 'Text has its normal size.',
    '125': 'Text is large from now on.',
    '150': 'Text is largest from now on.',
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
