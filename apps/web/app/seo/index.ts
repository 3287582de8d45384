export { Seo, type SeoProps, useSiteUrl } from './Seo.tsx';
export { absoluteUrl, pageTitle } from './title.ts';
export { jsonLdText } from './jsonLd.ts';
