export { AdPlaceholder, adLabel, type AdPlaceholderProps, type AdPlaceholderType } from './AdPlaceholder.tsx';
