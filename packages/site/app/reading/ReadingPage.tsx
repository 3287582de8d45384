import { ArticleBody } from '@daily-nest/ui/article-body';
import { ArticleHeader } from '@daily-nest/ui/article-header';
import { AsOf } from '@daily-nest/ui/as-of';
import { Breadcrumbs } from '@daily-nest/ui/breadcrumbs';
import { formatDay } from '@daily-nest/ui/byline';
import { Link } from '@daily-nest/ui/link';
import { PieceActions } from '@daily-nest/ui/piece-actions';
import { SourceList } from '@daily-nest/ui/source-list';
import { sectionClass } from '@daily-nest/ui/theme';
import { AdBand } from '../ads/AdBand.tsx';
import { preloadItalics } from '../hydration/preload-italics.ts';
import { Seo, useSiteUrl } from '../seo/index.ts';
import { breadcrumbsLd, newsArticleLd } from '../seo/ld/index.ts';
import type { Reading } from './article.ts';
import { CallNow } from './CallNow.tsx';
import { CheckedAgainst } from './CheckedAgainst.tsx';
import { AgesNote } from './AgesNote.tsx';
import { Contents } from './Contents.tsx';
import { Corrections } from './Corrections.tsx';
import '../listing/figure.css.ts';
import './drawing.css.ts';
import * as css from './reading.css.ts';
import { ReadNext } from './ReadNext.tsx';
import { RelatedStories } from './RelatedStories.tsx';
import { SeriesNote, SeriesTurn } from './SeriesNote.tsx';
import { withHelpLines } from './with-help-lines.tsx';

/** The page of one story, from kicker to the next story. */
export function ReadingPage({ reading }: { reading: Reading }) {
  const { path, list, categoryHref, category, section, title, excerpt, author, date, readTime } = reading;
  const { image, imageAlt, keywords, html, headings, sources, asOf, checked, review, related, next, urgent } =
    reading;
  const { changed, corrections, updated, authorHref, ages, series, medical } = reading;
  const siteUrl = useSiteUrl();
  if (/<(em|i|cite)\b/.test(html)) preloadItalics();
  return (
    <div className={css.page}>
      <Seo
        title={title}
        description={excerpt}
        keywords={keywords}
        canonical={path}
        type="article"
        published={date}
        modified={changed}
        section={category}
        jsonLd={[
          newsArticleLd(reading, siteUrl),
          breadcrumbsLd(siteUrl, [
            { name: list.label, path: list.path },
            { name: title, path },
          ]),
        ]}
      />
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: list.label, href: list.path },
          { label: category, href: categoryHref },
        ]}
      />
      <div className={css.spread}>
        <article className={`${css.story} ${sectionClass[section]}`}>
          <ArticleHeader
            className={css.head}
            title={title}
            kicker={category}
            section={section}
            standfirst={withHelpLines(excerpt)}
            author={author}
            authorHref={authorHref}
            date={date}
            updated={updated}
            readTime={readTime}
            image={image}
            imageAlt={imageAlt}
          >
            {urgent && <CallNow {...urgent} />}
            {checked ? <CheckedAgainst {...checked} /> : asOf && <AsOf {...asOf} />}
            {review && (
              <p className={css.review}>
                Reviewed by <Link href={review.register}>{review.by}</Link>, {review.credential},{' '}
                {formatDay(review.on, 'long')}
              </p>
            )}
            {series && <SeriesNote place={series} />}
            <PieceActions path={path} title={title} savedHref="/saved" listen />
          </ArticleHeader>
          <Contents parts={headings} />
          <div className={css.text}>
            <ArticleBody html={html} dropCap endMark />
            {series && <SeriesTurn place={series} />}
            <SourceList sources={sources.map(({ title: source, url }) => ({ title: source, href: url }))} />
            {corrections && <Corrections corrections={corrections} className={css.remark} />}
            <AgesNote ages={ages} className={css.remark} />
            {medical && (
              <p className={css.remark}>
                What stands here is common guidance. Ask your own pediatrician about your child.
              </p>
            )}
          </div>
        </article>
        <RelatedStories stories={related} />
      </div>
      {next && <ReadNext {...next} />}
      <div className={css.ad}>
        <AdBand places={['articleBottom', 'articleBottomSecond']} shared="dunamis" />
      </div>
    </div>
  );
}
