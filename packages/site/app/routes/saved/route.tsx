import { useEffect } from 'react';
import { mostSaved } from '@daily-nest/ui/piece-actions';
import { Button } from '@daily-nest/ui/button';
import { EmptyState } from '@daily-nest/ui/empty-state';
import { Headline } from '@daily-nest/ui/headline';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { names } from '../../brand.ts';
import { mostRead } from '../../offline/contract.ts';
import { savedList } from '../../offline/saved-list.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo } from '../../seo/index.ts';
import * as page from '../../shell/page.css.ts';
import * as css from './saved.css.ts';

export const handle: RouteHandle = { saved: true };

/**
 * The pieces that this browser has stored for later and for reading offline. `savedList` fills it; only the
 * reader knows its contents.
 */
export default function Saved() {
  useEffect(() => savedList(document), []);
  return (
    <div className={`${page.reading} ${css.page}`}>
      <Seo
        title="Saved Pieces"
        description="The pieces that you have saved in this browser, and those that you read last, to be read without a network, too."
        keywords={['saved', 'offline', names.name]}
        canonical="/saved"
        noindex
      />
      <header className={page.readingHead}>
        <Headline headingLevel={1} size="h1">
          Saved Pieces
        </Headline>
        <Standfirst size="deck">
          What you save stays in this browser, {mostSaved} pieces at most, and can be read where there is no
          network. We are not told of it; <a href="/privacy#on-your-device">how that works</a>.
        </Standfirst>
      </header>
      <p className={css.noScript}>
        Your list is kept by your browser and put together by a script, and this browser runs none. Nothing
        can be saved here without it; the bookmarks of your browser do the same.
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
        <div data-saved-empty="saved" suppressHydrationWarning>
          <EmptyState
            headingLevel={3}
            text="Nothing is saved yet. “Save for later” stands under the headline of every piece."
            links={[
              { label: 'Read the Articles', href: '/articles' },
              { label: 'Visit the Blog', href: '/blog' },
            ]}
          />
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
