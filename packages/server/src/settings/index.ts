export {
  base,
  connections,
  flag,
  hostNames,
  httpUrl,
  logLevel,
  milliseconds,
  origin,
  origins,
  port,
  token,
  wholeNumber,
} from './kinds.ts';
export { misspeltSettings } from './misspelt.ts';
export { shared } from './shared.ts';
export { type Environment, readSettings, SettingsError } from './read-settings.ts';
