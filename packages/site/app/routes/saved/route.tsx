import { useEffect } from 'react';
import { pictureOf } from '@daily-nest/content/photos';
import { pieces } from '@daily-nest/content/pieces';
import { sheets } from '@daily-nest/content/urgent/sheets';
import { mostSaved } from '@daily-nest/ui/piece-actions';
import { Button, ButtonLink } from '@daily-nest/ui/button';
import { CoverImage, pictureProps } from '@daily-nest/ui/cover-image';
import { Grid } from '@daily-nest/ui/grid';
import { Headline } from '@daily-nest/ui/headline';
import { Link } from '@daily-nest/ui/link';
import { Section } from '@daily-nest/ui/section';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { names } from '../../brand.ts';
import { cardOfPiece } from '../../listing/filed-cards.ts';
import { mostRead } from '../../offline/contract.ts';
import { savedList } from '../../offline/saved-list.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo } from '../../seo/index.ts';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import * as css from './saved.css.ts';
import { Card } from '../../slots/Card.ts';
import * as words from '../../words/saved.ts';
import { Filled } from '../../wording/Filled.tsx';
import { readTheArticles, visitTheBlog } from '../../words/shell.ts';
import { hasPart } from '@daily-nest/content/parts';

export const handle: RouteHandle = { saved: true, people: ['staff'] };

export function loader() {
  return {
    fridge: pictureOf('/pictures/saved-on-the-fridge.jpg'),
    sheets: sheets.map(({ slug, title, intro }) => ({ slug, title, intro })),
    newest: pieces.slice(0, 3).map(cardOfPiece),
  };
}

/**
 * The pieces that this browser has stored for later and for reading offline. `savedList` fills it; only the
 * reader knows its contents.
 */
export default function Saved({ loaderData: { fridge, sheets: toKeep, newest } }: Route.ComponentProps) {
  useEffect(() => savedList(document), []);
  return (
    <div className={`${page.stack} ${css.page}`}>
      <Seo
        title={words.savedPieces}
        description={words.savedPiecesAre}
        keywords={[words.savedKeyword, 'offline', names.name]}
        canonical="/saved"
        noindex
      />
      <div className={css.parts}>
        <header className={css.opening}>
          <Headline headingLevel={1} size="h1">
            {words.savedPieces}
          </Headline>
          <Standfirst size="deck">
            <Filled
              text={words.staysHere(mostSaved)}
              values={{ how: <a href="/privacy#on-your-device">{words.howThatWorks}</a> }}
            />
          </Standfirst>
        </header>
        <div className={css.main}>
          <p className={css.noScript}>{words.noScript}</p>
          <p
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> belongs to a form
            role="status"
            data-saved-status=""
            className={css.status}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: '' }}
          />
          <section aria-labelledby="saved" className={css.scripted}>
            <h2 id="saved" tabIndex={-1} data-saved-head="" className={css.head}>
              {words.savedForLater}
            </h2>
            <div data-saved-empty="saved" className={css.empty} suppressHydrationWarning>
              <CoverImage
                {...pictureProps(fridge)}
                alt=""
                sizes="(min-width: 64rem) 29vw, (min-width: 48rem) 57vw, 90vw"
                className={css.fridge}
                priority
              />
              <div className={css.emptyWords}>
                <p className={css.nothing}>{words.nothingSaved}</p>
                <p>{words.howToSave}</p>
                <p className={page.actions}>
                  <ButtonLink href="/articles">{readTheArticles}</ButtonLink>
                  {hasPart('blog') && (
                    <ButtonLink href="/blog" tone="quiet">
                      {visitTheBlog}
                    </ButtonLink>
                  )}
                </p>
              </div>
            </div>
            <SavedList name="saved" />
          </section>
          <section
            aria-labelledby="read"
            className={css.scripted}
            data-saved-if="read"
            hidden
            suppressHydrationWarning
          >
            <h2 id="read" className={css.head}>
              {words.readLast}
            </h2>
            <p className={page.quiet}>{words.lastOpened(mostRead)}</p>
            <SavedList name="read" />
            <Button tone="quiet" size="s" data-forget-read="">
              {words.forget}
            </Button>
          </section>
        </div>
        {toKeep.length > 0 && (
          <aside className={css.aside} aria-labelledby="to-keep">
            <h2 id="to-keep" className={css.asideTitle}>
              {words.withoutNetwork}
            </h2>
            <p className={page.quiet}>{words.printThese}</p>
            <ul className={css.sheets}>
              {toKeep.map(({ slug, title, intro }) => (
                <li key={slug} className={css.sheet}>
                  <Link href={`/urgent/${slug}`} className={css.sheetName}>
                    {title}
                  </Link>
                  <p className={page.quiet}>{intro}</p>
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
      <Section className={page.onScreen} title={words.newHere} more={{ href: '/articles' }}>
        <Grid layout="thirds" className={css.newest}>
          {newest.map((card) => (
            <Card key={card.href} {...card} />
          ))}
        </Grid>
      </Section>
      {/* The template of a row. */}
      <ul hidden>
        <li data-saved-row="" className={css.row}>
          <a href="/saved">{words.savedPieces}</a>
          <Button tone="plain" size="s">
            {words.remove}
          </Button>
        </li>
      </ul>
    </div>
  );
}

/**
 * React must not change the contents: the list is filled before the application runs, and changes without it.
 */
function SavedList({ name }: { name: 'saved' | 'read' }) {
  return (
    <ul
      data-saved-list={name}
      className={css.list}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
