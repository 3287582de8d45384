export { Seo, useSiteUrl } from './Seo.tsx';
export { absoluteUrl } from './title.ts';
