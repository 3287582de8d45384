export { FormFrame, type FormFrameProps } from './FormFrame.tsx';
export type { FormFrameLabels } from './labels.ts';
