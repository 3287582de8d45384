import { data } from 'react-router';
import { topicPages } from '@daily-nest/content/topics';
import { Banner } from '@daily-nest/ui/banner';
import { FeedFrame } from '@daily-nest/ui/feed-frame';
import { AdBand } from '../../ads/AdBand.tsx';
import { names } from '../../brand.ts';
import { useOwner } from '../../data/useOwner.ts';
import { useRemembered } from '../../embeds/embedConsent.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { breadcrumbsLd, topicLd } from '../../seo/ld/index.ts';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';

/** One module serves the fifteen topic pages; the topic is the path. */
export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\.data$|\/$/g, '');
  const topic = topicPages.find(({ route }) => route === path);
  if (!topic) throw data(null, { status: 404 });
  const { slug, route, heading, blurb, keywords, section, structuredDataType, frame, feeds } = topic;
  return {
    slug,
    route,
    heading,
    blurb,
    keywords,
    section,
    structuredDataType,
    frame,
    outlets: feeds.map(({ outlet, homepage }) => ({ title: outlet, href: homepage })),
  };
}

export default function TopicPage({ loaderData }: Route.ComponentProps) {
  const { slug, route, heading, blurb, keywords, section, structuredDataType, frame, outlets } = loaderData;
  const siteUrl = useSiteUrl();
  const external = useOwner().externalWalls[slug];
  const provider = external ? new URL(external).hostname : names.name;
  const remembered = useRemembered(provider);
  return (
    <div className={page.stack}>
      <Seo
        title={heading}
        description={blurb}
        keywords={keywords}
        canonical={route}
        jsonLd={[
          topicLd({ heading, blurb, route, structuredDataType }, siteUrl),
          breadcrumbsLd(siteUrl, [{ name: heading, path: route }]),
        ]}
      />
      <Banner title={heading} standfirst={blurb} section={section} />
      <AdBand places={['topicAbove', 'topicAboveSecond']} shared="google" />
      <FeedFrame
        title={`${heading} headlines`}
        src={external ?? `/walls/${slug}`}
        shape={frame === 'ratio-177.78' ? 'tall' : 'wall'}
        outlets={outlets}
        clickToLoad={external !== undefined}
        provider={provider}
        {...(external === undefined ? {} : remembered)}
      />
      <AdBand places={['topicBelow', 'topicBelowSecond']} shared="google" />
    </div>
  );
}
