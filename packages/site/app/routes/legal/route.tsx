import { accessibility } from '@daily-nest/content/accessibility';
import { privacyOf, terms } from '@daily-nest/content/legal';
import { standards } from '@daily-nest/content/standards';
import { Headline } from '@daily-nest/ui/headline';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { names } from '../../brand.ts';
import { AdChoice } from '../../ads/AdChoice.tsx';
import { siteContext } from '../../data/site-context.ts';
import { useOwner } from '../../data/use-owner.ts';
import { useRootData } from '../../data/use-root-data.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { breadcrumbsLd, webPageLd } from '../../seo/ld/index.ts';
import * as page from '../../shell/page.css.ts';
import { ConsentList } from './ConsentList.tsx';
import { ReachUs } from './ReachUs.tsx';

import type { Route } from './+types/route';
import * as css from './legal.css.ts';
import { ownerSentences } from './owner-sentences.ts';
import { withLinks } from './with-links.tsx';
import * as words from '../../words/pages.ts';
import { dayInWords } from '../../wording/day.ts';

/**
 * Two addresses may have the same text; the first one is canonical. The privacy text depends on the site's
 * settings.
 */
const texts = {
  '/privacy': privacyOf,
  '/privacy-policy': privacyOf,
  '/terms': terms,
  '/terms-of-service': terms,
  '/accessibility': accessibility,
  '/standards': standards,
};

const canonicals: Partial<Record<string, string>> = {
  '/privacy-policy': '/privacy',
  '/terms-of-service': '/terms',
};

export function loader({ context, url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\.data$|\/$/g, '') as keyof typeof texts;
  const text = texts[path] ?? terms;
  const legal = typeof text === 'function' ? text(context.get(siteContext).newsletter === true) : text;
  return { legal, canonical: canonicals[path] ?? path };
}

export default function LegalText({ loaderData }: Route.ComponentProps) {
  const { legal, canonical } = loaderData;
  const siteUrl = useSiteUrl();
  const owner = useOwner();
  const ads = useRootData()?.ads;
  const headings = (
    <ul className={css.headings}>
      {legal.sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <article className={`${page.reading} ${css.text}`}>
      <Seo
        title={legal.title}
        description={legal.description}
        keywords={[legal.title.toLowerCase(), names.name]}
        canonical={canonical}
        jsonLd={[
          webPageLd(siteUrl, {
            name: legal.title,
            description: legal.description,
            path: canonical,
            modified: legal.updated,
          }),
          breadcrumbsLd(siteUrl, [{ name: legal.title, path: canonical }]),
        ]}
      />
      <header className={page.readingHead}>
        <Headline headingLevel={1} size="h1">
          {legal.title}
        </Headline>
        <Standfirst size="deck">{withLinks(legal.intro)}</Standfirst>
        <p className={page.quiet}>
          {words.lastChangedOn}
          <time dateTime={legal.updated}>{dayInWords(legal.updated)}</time>
        </p>
        <details className={css.folded}>
          <summary className={css.summary}>{words.inThisText}</summary>
          {headings}
        </details>
      </header>
      <nav className={css.contents} aria-label={words.inThisText}>
        <div className={css.following}>
          <p className={css.contentsTitle}>{words.inThisText}</p>
          {headings}
        </div>
      </nav>
      {legal.sections.map(({ id, heading, paragraphs, items }) => (
        <section key={id} id={id} className={css.section}>
          <h2>{heading}</h2>
          <div className={css.body}>
            {[...paragraphs, ...(canonical === '/privacy' ? ownerSentences(id, owner, ads) : [])].map(
              (text) => (
                <p key={text}>{withLinks(text)}</p>
              ),
            )}
            {items && (
              <ul>
                {items.map((text) => (
                  <li key={text}>{withLinks(text)}</li>
                ))}
              </ul>
            )}
            {id === 'reach-us' && <ReachUs email={owner.contactEmail} />}
            {id === 'frames' && <ConsentList />}
            {id === 'advertising' && ads?.asks && <AdChoice />}
          </div>
        </section>
      ))}
    </article>
  );
}
