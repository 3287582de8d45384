import { ArticleBody } from '@daily-nest/ui/article-body';
import { Kicker } from '@daily-nest/ui/kicker';
import { Link } from '@daily-nest/ui/link';
import { SourceList } from '@daily-nest/ui/source-list';
import { sectionClass } from '@daily-nest/ui/theme';
import { AdBand } from '../ads/AdBand.tsx';
import { preloadItalics } from '../hydration/preload-italics.ts';
import { Seo, useSiteUrl } from '../seo/index.ts';
import { breadcrumbsLd, newsArticleLd } from '../seo/ld/index.ts';
import type { Reading } from './article.ts';
import { CallNow } from './CallNow.tsx';
import { AgesNote } from './AgesNote.tsx';
import { Contents } from './Contents.tsx';
import { Corrections } from './Corrections.tsx';
import '../listing/figure.css.ts';
import './drawing.css.ts';
import { css } from './classes.ts';
import { Notes } from './Notes.tsx';
import { ArticleHead } from './ArticleHead.ts';
import { ReadNext } from './ReadNext.tsx';
import { RelatedStories } from './RelatedStories.tsx';
import { SeriesTurn } from './SeriesNote.tsx';
import { withHelpLines } from './with-help-lines.tsx';
import * as words from '../words/reading.ts';
import { dayInWords } from '../wording/day.ts';
import { hasDropCaps } from '../words/language.ts';

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
      <div className={css.spread}>
        <article className={`${css.story} ${sectionClass[section]}`}>
          <ArticleHead
            kicker={
              <Kicker section={section} href={categoryHref}>
                {category}
              </Kicker>
            }
            title={title}
            deck={withHelpLines(excerpt)}
            byline={{ author, authorHref, date, readTime }}
            urgent={urgent && <CallNow {...urgent} />}
            image={image}
            imageAlt={imageAlt}
            path={path}
          />
          <Contents parts={headings} />
          <div className={css.text}>
            <Notes updated={updated} checked={checked} asOf={asOf} series={series}>
              {review && (
                <p>
                  {words.reviewedBy}
                  <Link href={review.register}>{review.by}</Link>, {review.credential},{' '}
                  {dayInWords(review.on)}
                </p>
              )}
            </Notes>
            <ArticleBody html={html} dropCap={hasDropCaps} endMark />
            {series && <SeriesTurn place={series} />}
            <SourceList sources={sources.map(({ title: source, url }) => ({ title: source, href: url }))} />
            {corrections && <Corrections corrections={corrections} className={css.remark} />}
            <AgesNote ages={ages} className={css.remark} />
            {medical && <p className={css.remark}>{words.commonGuidance}</p>}
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
