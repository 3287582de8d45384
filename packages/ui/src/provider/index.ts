export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
export type { SomeLabels } from './context.ts';
export type { UiLabels } from './UiLabels.ts';
