import {
  frontPlaces,
  homePlaces,
  mayShare,
  type PlacedEntry,
  type Placing,
} from '@daily-nest/content/front-places';
import { Button } from '@daily-nest/ui/button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { CallError, wordsOf } from '../api.ts';
import * as shared from '../desk.css.ts';
import { moment } from '../parts/moment.ts';
import { Preview } from '../parts/Preview.tsx';
import { TitleChoice } from '../parts/TitleChoice.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { session, titleOf } from '../session.ts';
import type { Front, FrontItem } from '@daily-nest/content/desk';
import { frontApi } from './front-api.ts';
import * as css from './front.css.ts';
import { PickDialog } from './PickDialog.tsx';
import { PlaceRow } from './PlaceRow.tsx';

/** The places of the front page itself, which pieces are moved between. */
const homeNames = homePlaces.map(({ name }) => name);
const placesOf = (isHome: boolean) => frontPlaces.filter(({ name }) => homeNames.includes(name) === isHome);

/** What stands where on the front page of a title and at the head of its sections, beside the page as it will be. */
export function FrontPage() {
  const domain = useStore(session, titleOf);
  return <FrontOf key={domain} domain={domain} />;
}

function FrontOf({ domain }: { domain: string }) {
  const { answer, fault, load, setFault } = useLoaded(useCallback(() => frontApi.read(domain), [domain]));
  const askPreview = useCallback(() => frontApi.preview(domain), [domain]);
  const [picked, setPicked] = useState<FrontItem[]>([]);
  const [picking, setPicking] = useState<string>();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const moved = useRef<string>(undefined);
  // The button that was pressed may be gone with its piece.
  useEffect(() => {
    if (busy || moved.current === undefined) return;
    document.querySelector<HTMLElement>(`[data-place='${moved.current}'] button`)?.focus();
    moved.current = undefined;
  }, [busy]);
  const sites = useStore(session).sites.filter((site) => site.domain === domain);
  if (!answer) return <p className={fault ? shared.fault : shared.note}>{fault || 'One moment …'}</p>;

  const { draft, history } = answer;
  const titles = new Map([...answer.items, ...picked].map(({ href, title }) => [href, title]));
  const hasChanges =
    JSON.stringify(sorted(draft.places)) !== JSON.stringify(sorted(history[0]?.places ?? {}));

  async function act(work: () => Promise<unknown>, words = '') {
    setBusy(true);
    try {
      await work();
      await load();
      setSaid(words);
    } catch (error) {
      if (error instanceof CallError && error.status === 409) await load();
      setFault(wordsOf(error));
    } finally {
      setBusy(false);
    }
  }
  const save = (places: Placing, words: string) =>
    act(() => frontApi.save(domain, { base: draft.version, places }), words);

  function set(name: string, entry: PlacedEntry | undefined, words: string) {
    const { [name]: _, ...others } = draft.places;
    void save(entry ? { ...others, [name]: entry } : others, words);
  }
  /** What stands in two places changes sides. */
  function swap(one: string, other: string) {
    const { [one]: first, [other]: second, ...others } = draft.places;
    const places = { ...others, ...(second && { [one]: second }), ...(first && { [other]: first }) };
    moved.current = other;
    void save(places, `Moved to ${labelOf(other)}`);
  }
  const rowOf = ({ name, label }: (typeof frontPlaces)[number], at: number, all: typeof frontPlaces) => {
    const entry = draft.places[name];
    return (
      <PlaceRow
        key={name}
        name={name}
        label={label}
        entry={entry}
        title={entry && (titles.get(entry.href) ?? 'Gone from the site: the rule fills this place')}
        before={homeNames.includes(name) ? all[at - 1]?.name : undefined}
        after={homeNames.includes(name) ? all[at + 1]?.name : undefined}
        isBusy={busy}
        onPick={() => setPicking(name)}
        onMove={(to) => swap(name, to)}
        onDropped={(from) => swap(from, name)}
        onChange={(changed) =>
          set(name, changed, changed ? `${label}: its times are changed` : `${label}: left to the rule`)
        }
      />
    );
  };

  return (
    <div className={css.spread}>
      <div className={css.column}>
        <h1 className={shared.title}>Front page</h1>
        <TitleChoice />
        <p className={shared.note}>
          A place that is empty is filled by the rule: the order of the magazine’s pieces.
        </p>
        <p className={shared.note}>
          Where the front page has its house, four leads take turns by the reader’s clock, and one piece may
          have several of their hours. A piece in the place “Lead” replaces the house and leads at every hour
          with its own picture, for news that cannot wait.
        </p>
        {fault && (
          <p role="alert" className={shared.fault}>
            {fault}
          </p>
        )}
        <output className={shared.note}>{said}</output>
        <ul className={shared.list}>{placesOf(true).map(rowOf)}</ul>
        <details>
          <summary className={shared.opener}>Sections</summary>
          <ul className={shared.list}>{placesOf(false).map(rowOf)}</ul>
        </details>
        <div className={css.actions}>
          <Button
            busy={busy}
            disabled={!hasChanges}
            onClick={() => void act(() => frontApi.publish(domain, draft.version), 'Published')}
          >
            Publish the front page
          </Button>
          {history[1] && (
            <Button
              tone="quiet"
              disabled={busy}
              onClick={() =>
                void act(() => frontApi.returnTo(domain, history[1]!.id), 'The former front page is back')
              }
            >
              Return to the former one
            </Button>
          )}
        </div>
        <History
          history={history}
          isBusy={busy}
          onReturn={(id) => void act(() => frontApi.returnTo(domain, id), 'That front page is back')}
        />
      </div>
      {sites.length > 0 && <Preview sites={sites} ask={askPreview} version={draft.version} />}
      {picking !== undefined && (
        <PickDialog
          label={labelOf(picking)}
          domain={domain}
          onClose={() => setPicking(undefined)}
          onPick={(item) => {
            setPicked([...picked, item]);
            setPicking(undefined);
            const { from, until } = draft.places[picking] ?? {};
            const entry = { href: item.href, ...(from && { from }), ...(until && { until }) };
            // A piece stands once on the front page: chosen again, it leaves its former place.
            const others = Object.entries(draft.places).filter(
              ([name, placed]) => placed?.href !== item.href || mayShare(picking, name),
            );
            void save(
              { ...Object.fromEntries(others), [picking]: entry },
              `${labelOf(picking)}: ${item.title}`,
            );
          }}
        />
      )}
    </div>
  );
}

const labelOf = (name: string) => frontPlaces.find((place) => place.name === name)!.label;

const sorted = (places: Placing) =>
  Object.entries(places).toSorted(([one], [other]) => (one < other ? -1 : 1));

interface HistoryProps {
  history: readonly Front[];
  isBusy: boolean;
  onReturn: (id: number) => void;
}

function History({ history, isBusy, onReturn }: HistoryProps) {
  return (
    <details>
      <summary className={shared.opener}>History</summary>
      <ul className={shared.list}>
        {history.map(({ id, by, at, places }, place) => (
          <li key={id} className={shared.row}>
            <span className={shared.meta}>
              {moment(at)}, {by ?? 'somebody'}, {Object.keys(places).length} placed
              {place === 0 && ' (shown now)'}
            </span>
            {place > 0 && (
              <button
                type="button"
                className={shared.linkButton}
                disabled={isBusy}
                aria-label={`Return to the front page of ${moment(at)}`}
                onClick={() => onReturn(id)}
              >
                Return to this
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
