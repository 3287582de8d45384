export { AdLayout, type AdLayoutProps, type AdLayoutSlot } from './AdLayout.tsx';
