import { Button } from '@daily-nest/ui/button';
import { Field } from '@daily-nest/ui/field';
import { Table, type TableColumn } from '@daily-nest/ui/table';
import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import type { PieceRow, PieceState } from '@daily-nest/content/desk';
import { api, type Person, wordsOf } from '../api.ts';
import * as css from '../desk.css.ts';
import { moment, momentIn } from '../parts/moment.ts';
import { TitleChoice } from '../parts/TitleChoice.tsx';
import { RouteLink } from '../parts/RouteLink.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { go } from '../router.ts';
import { session, titleOf } from '../session.ts';

export const stateWords: Record<PieceState, string> = {
  draft: 'Draft',
  published: 'On the site',
  withdrawn: 'Withdrawn',
};

const columns: TableColumn<PieceRow>[] = [
  {
    label: 'Title',
    cell: ({ id, title }) => (
      <RouteLink to={`/pieces/${id}`} className={css.rowTitle}>
        {title || 'Untitled'}
      </RouteLink>
    ),
  },
  {
    label: 'State',
    cell: ({ state, version, publishedVersion, scheduledAt }) => (
      <span>
        <span className={css.state[state]}>{stateWords[state]}</span>
        {scheduledAt && `, planned for ${momentIn(session.getState().zone, scheduledAt)}`}
        {state === 'published' && version !== publishedVersion && ', with changes'}
      </span>
    ),
  },
  { label: 'Writer', cell: ({ writer }) => writer },
  {
    label: 'Changed',
    cell: ({ changedAt }) => <time dateTime={changedAt}>{moment(changedAt)}</time>,
  },
];

/** Where more than one is written. */
const titleColumn: TableColumn<PieceRow> = {
  label: 'For',
  cell: ({ domain }) => session.getState().titles.find((title) => title.domain === domain)?.name ?? domain,
};

const firstPage = () => api.pieces();

/** The pieces in work, the last changed first. */
export function Pieces({ person }: { person: Person }) {
  const { answer, fault, setFault } = useLoaded(firstPage);
  const [more, setMore] = useState<PieceRow[]>([]);
  const [isWhole, setWhole] = useState(false);
  const [busy, setBusy] = useState(false);
  const [words, setWords] = useState('');
  const { titles } = useStore(session);
  const domain = useStore(session, titleOf);
  const first = answer?.pieces ?? [];
  const pieces = [...first, ...more];
  const shown = pieces.filter(({ title, writer }) =>
    `${title} ${writer ?? ''}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  // A full page may have another behind it.
  const hasMore = first.length === 100 && !isWhole;

  async function act(work: () => Promise<unknown>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setFault(wordsOf(error));
    }
    setBusy(false);
  }
  const begin = () => act(async () => go(`/pieces/${(await api.begin(domain)).id}`));
  const readOn = () =>
    act(async () => {
      const next = (await api.pieces(pieces.at(-1)?.changedAt)).pieces;
      setMore([...more, ...next]);
      setWhole(next.length < 100);
    });

  return (
    <>
      <div className={css.titleRow}>
        <h1 className={css.title}>Pieces</h1>
        <div className={css.inline}>
          <TitleChoice />
          <Button busy={busy} onClick={() => void begin()}>
            New piece
          </Button>
        </div>
      </div>
      {fault && (
        <p role="alert" className={css.fault}>
          {fault}
        </p>
      )}
      {pieces.length > 8 && (
        <div className={css.inline}>
          <Field
            type="search"
            label="Find a piece"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
      )}
      {answer && (
        <Table
          label="Pieces"
          columns={titles.length > 1 ? [...columns, titleColumn] : columns}
          rows={shown}
          keyOf={({ id }) => id}
          empty={
            pieces.length === 0
              ? 'Nothing is in work. Begin a piece, and it is saved as you type.'
              : 'No piece has these words.'
          }
        />
      )}
      {hasMore && (
        <Button tone="quiet" busy={busy} onClick={() => void readOn()}>
          Show older ones
        </Button>
      )}
      {person.role !== 'writer' && <Posts key={domain} domain={domain} onFault={setFault} />}
    </>
  );
}

/** What is on the site and was not written here. Opening it makes a piece of it. */
function Posts({ domain, onFault }: { domain: string; onFault: (fault: string) => void }) {
  const { answer } = useLoaded(useCallback(() => api.posts(domain), [domain]));
  const posts = answer?.posts ?? [];
  if (posts.length === 0) return null;
  return (
    <details className={css.part}>
      <summary className={css.opener}>On the site, not yet opened here ({posts.length})</summary>
      <ul className={css.list}>
        {posts.map(({ slug, title, date }) => (
          <li key={slug} className={css.row}>
            <button
              type="button"
              className={css.linkButton}
              onClick={() =>
                void api.openPost(slug).then(
                  ({ id }) => go(`/pieces/${id}`),
                  (error: unknown) => onFault(wordsOf(error)),
                )
              }
            >
              {title || slug}
            </button>
            <span className={css.meta}>{date}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
