import { Button } from '@daily-nest/ui/button';
import { useState } from 'react';
import { useStore } from 'zustand';
import { api, type Person, type PieceRow, type PieceState, wordsOf } from '../api.ts';
import * as css from '../desk.css.ts';
import { Field } from '../parts/Field.tsx';
import { moment, momentIn } from '../parts/moment.ts';
import { RouteLink } from '../parts/RouteLink.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { go } from '../router.ts';
import { session } from '../session.ts';

export const stateWords: Record<PieceState, string> = {
  draft: 'Draft',
  published: 'On the site',
  withdrawn: 'Withdrawn',
};

const firstPage = () => api.pieces();

/** The pieces in work, the last changed first. */
export function Pieces({ person }: { person: Person }) {
  const { answer, fault, setFault } = useLoaded(firstPage);
  const [more, setMore] = useState<PieceRow[]>([]);
  const [isWhole, setWhole] = useState(false);
  const [busy, setBusy] = useState(false);
  const [words, setWords] = useState('');
  const zone = useStore(session, (state) => state.zone);
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
  const begin = () => act(async () => go(`/pieces/${(await api.begin()).id}`));
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
        <Button busy={busy} onClick={() => void begin()}>
          New piece
        </Button>
      </div>
      {fault && (
        <p role="alert" className={css.fault}>
          {fault}
        </p>
      )}
      {pieces.length > 8 && (
        <div className={css.inline}>
          <Field
            className={css.grow}
            type="search"
            label="Find a piece"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
      )}
      {answer && shown.length === 0 ? (
        <p className={css.note}>
          {pieces.length === 0
            ? 'Nothing is in work. Begin a piece, and it is saved as you type.'
            : 'No piece has these words.'}
        </p>
      ) : (
        <ul className={css.list}>
          {shown.map((piece) => (
            <li key={piece.id} className={css.row}>
              <RouteLink to={`/pieces/${piece.id}`} className={css.rowTitle}>
                {piece.title || 'Untitled'}
              </RouteLink>
              <span className={css.meta}>
                <span className={css.state[piece.state]}>{stateWords[piece.state]}</span>
                {piece.scheduledAt && `planned for ${momentIn(zone, piece.scheduledAt)}`}
                {piece.state === 'published' && piece.version !== piece.publishedVersion && 'with changes'}
                {piece.writer && <span>{piece.writer}</span>}
                <time dateTime={piece.changedAt}>{moment(piece.changedAt)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button tone="quiet" busy={busy} onClick={() => void readOn()}>
          Show older ones
        </Button>
      )}
      {person.role !== 'writer' && <Posts onFault={setFault} />}
    </>
  );
}

const askPosts = () => api.posts();

/** What is on the site and was not written here. Opening it makes a piece of it. */
function Posts({ onFault }: { onFault: (fault: string) => void }) {
  const { answer } = useLoaded(askPosts);
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
