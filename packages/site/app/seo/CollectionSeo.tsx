import { breadcrumbsLd, collectionLd } from './ld/index.ts';
import { Seo, type SeoProps, useSiteUrl } from './Seo.tsx';

interface CollectionSeoProps extends Omit<SeoProps, 'canonical' | 'jsonLd'> {
  title: string;
  path: string;
  /** The listed pages. */
  items?: readonly { title: string; href: string }[];
  /** The parent page, if it is not the home page. */
  under?: { name: string; path: string };
}

/** The metadata of a page that lists others. */
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
