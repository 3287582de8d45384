import { useEffect } from 'react';
import { pictureOf } from '@daily-nest/content/photos';
import { pieces } from '@daily-nest/content/pieces';
import { sheets } from '@daily-nest/content/urgent/sheets';
import { ArticleCard } from '@daily-nest/ui/article-card';
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
        title="Saved Pieces"
        description="The pieces that you have saved in this browser, and those that you read last, to be read without a network, too."
        keywords={['saved', 'offline', names.name]}
        canonical="/saved"
        noindex
      />
      <div className={css.parts}>
        <header className={css.opening}>
          <Headline headingLevel={1} size="h1">
            Saved Pieces
          </Headline>
          <Standfirst size="deck">
            What you save stays in this browser, {mostSaved} pieces at most, and can be read where there is no
            network. We are not told of it; <a href="/privacy#on-your-device">how that works</a>.
          </Standfirst>
        </header>
        <div className={css.main}>
          <p className={css.noScript}>
            Your list is kept by your browser and put together by a script, and this browser runs none.
            Nothing can be saved here without it; the bookmarks of your browser do the same.
          </p>
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
              Saved for later
            </h2>
            <div data-saved-empty="saved" className={css.empty} suppressHydrationWarning>
              <CoverImage
                {...pictureProps(fridge)}
                alt=""
                ratio="4:3"
                sizes="(min-width: 64rem) 27rem, (min-width: 48rem) 30vw, 100vw"
                className={css.fridge}
                priority
              />
              <div className={css.emptyWords}>
                <p className={css.nothing}>Nothing is saved yet.</p>
                <p>
                  “Save for later” stands under the headline of every piece. Press it, and the piece is kept
                  like a clipping on the refrigerator, with its picture, until you take it down.
                </p>
                <p className={page.actions}>
                  <ButtonLink href="/articles">Read the Articles</ButtonLink>
                  <ButtonLink href="/blog" tone="quiet">
                    Visit the Blog
                  </ButtonLink>
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
              Read last
            </h2>
            <p className={page.quiet}>
              The last {mostRead} pieces that were opened in this browser are kept as well.
            </p>
            <SavedList name="read" />
            <Button tone="quiet" size="s" data-forget-read="">
              Forget what I read
            </Button>
          </section>
        </div>
        <aside className={css.aside} aria-labelledby="to-keep">
          <h2 id="to-keep" className={css.asideTitle}>
            For a night without a network
          </h2>
          <p className={page.quiet}>
            Print these once and hang them where the medicine is. Paper needs no signal.
          </p>
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
      </div>
      <Section className={page.onScreen} title="New in the Magazine" more={{ href: '/articles' }}>
        <Grid layout="thirds">
          {newest.map((card) => (
            <ArticleCard key={card.href} {...card} />
          ))}
        </Grid>
      </Section>
      {/* The template of a row. */}
      <ul hidden>
        <li data-saved-row="" className={css.row}>
          <a href="/saved">Saved Pieces</a>
          <Button tone="plain" size="s">
            Remove
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
