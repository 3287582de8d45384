export { FrameConsent, type FrameConsentProps } from './FrameConsent.tsx';
export { FramedPage, type FramedPageProps, type FrameLink } from './FramedPage.tsx';
export { frameAddress } from './address.ts';
export type { FrameStage } from './use-frame.ts';
export type { FrameLabels } from './labels.ts';
