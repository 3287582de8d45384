import { breadcrumbsLd, collectionLd } from './ld/index.ts';
import { Seo, type SeoProps, useSiteUrl } from './Seo.tsx';

interface CollectionSeoProps extends Omit<SeoProps, 'canonical' | 'jsonLd'> {
  title: string;
  path: string;
  /** What the page lists. */
  items?: readonly { title: string; href: string }[];
  /** The page above this one, where that is not the home page. */
  under?: { name: string; path: string };
}

/** What search engines read of a page that lists others. */
export function CollectionSeo({ path, items, under, ...seo }: CollectionSeoProps) {
  const siteUrl = useSiteUrl();
  const { title: name, description } = seo;
  return (
    <Seo
      {...seo}
      canonical={path}
      jsonLd={[
        collectionLd(siteUrl, { name, description, path, ...(items && { items }) }),
        breadcrumbsLd(siteUrl, [...(under ? [under] : []), { name, path }]),
      ]}
    />
  );
}
