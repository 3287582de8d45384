export { framedPreferences, preferences } from './preferences.ts';
export type { SchemeSwitchLabels } from './labels.ts';
export { SchemeSwitch, type SchemeSwitchProps } from './SchemeSwitch.tsx';
