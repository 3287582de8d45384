export { RadioProvider, type RadioProviderProps } from './RadioProvider.tsx';
export { useRadio, type Radio } from './use-radio.ts';
export {
  createRadioStore,
  initialRadioState,
  type NowPlaying,
  type RadioConnection,
  type RadioState,
  type RadioStore,
} from './store.ts';
export type { RadioActions } from './station.ts';
export { radioErrors } from './rules.ts';
export type { RadioLabels } from './labels.ts';
