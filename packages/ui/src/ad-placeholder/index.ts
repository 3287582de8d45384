export { AdPlaceholder, type AdPlaceholderProps } from './AdPlaceholder.tsx';
