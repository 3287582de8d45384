export { framedPreferences, preferences } from './preferences.ts';
export { SchemeSwitch, type SchemeSwitchLabels, type SchemeSwitchProps } from './SchemeSwitch.tsx';
