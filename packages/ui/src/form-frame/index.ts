export { FormFrame, type FormFrameProps } from './FormFrame.tsx';
