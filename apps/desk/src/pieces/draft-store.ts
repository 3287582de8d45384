import type { DraftFields } from '@daily-nest/content/draft';
import type { DraftFinding } from '@daily-nest/content/draft-checks';
import { createStore } from 'zustand/vanilla';
import type { Change, Piece, Version } from '@daily-nest/content/desk';
import { type Api, CallError, wordsOf } from '../api.ts';
import { type Keep, unsentOf } from './unsent.ts';

/**
 * saved: the server has the text. changed: it has not yet. saving: it is on its way. offline: it could not be sent, is kept in the browser and is sent
 * again. conflict: somebody has saved a newer version. signed-out: the session ended. refused: the server does not take the text.
 */
export type SaveState = 'saved' | 'changed' | 'saving' | 'offline' | 'conflict' | 'signed-out' | 'refused';

export interface DraftState {
  piece: Piece;
  fields: DraftFields;
  /** The version that the text was made of. */
  base: number;
  save: SaveState;
  /** Why the server does not take the text. */
  refusal: string;
  /** The newer version of a conflict. */
  newest: Version | undefined;
  /** Publishing or withdrawing is under way. */
  busy: boolean;
  /** Why the piece was not published, and where that is mended. */
  faults: { field?: DraftFinding['field']; reason: string }[];
}

export type Draft = ReturnType<typeof createDraft>;

const saveMs = 2_000;
/** For whoever looks at the page while typing. */
const hurriedMs = 500;
const longestAgainMs = 30_000;
/** A browser sends no more than 64 kB for a page that is left. */
const mostOnLeaving = 60_000;

interface DraftOptions {
  api: Pick<Api, 'save' | 'publish' | 'piece'>;
  personId: string;
  storage: Keep;
}

/** One piece in work: what is typed, kept, saved and published. Call `stop` when its page is left. */
export function createDraft(piece: Piece, { api, personId, storage }: DraftOptions) {
  const { id } = piece;
  const unsent = unsentOf(id, personId, storage);
  const kept = unsent.read();
  const { newest } = piece;
  const isOurs = kept !== undefined && !isSame(kept.fields, newest.fields);
  const store = createStore<DraftState>(() => ({
    piece,
    fields: isOurs ? kept.fields : newest.fields,
    base: isOurs ? kept.base : newest.number,
    save: !isOurs ? 'saved' : kept.base === newest.number ? 'changed' : 'conflict',
    newest: isOurs && kept.base !== newest.number ? newest : undefined,
    refusal: '',
    busy: false,
    faults: [],
  }));
  if (!isOurs) unsent.forget();

  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let againMs = saveMs;
  let hurries = 0;
  const { getState, setState } = store;

  const saveIn = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void save();
    }, ms);
  };
  if (getState().save === 'changed') saveIn(0);

  function keep() {
    const { base, fields } = getState();
    unsent.write({ base, fields });
  }

  function change(patch: Partial<DraftFields>) {
    setState(({ fields, save }) => ({
      fields: { ...fields, ...patch },
      save: save === 'saved' || save === 'refused' ? 'changed' : save,
      faults: [],
    }));
    keep();
    if (getState().save !== 'conflict') saveIn(hurries > 0 ? hurriedMs : saveMs);
  }

  /** Sends what is not yet there; of two calls at a time the second waits for the first. Resolves also where it could not be sent. */
  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (sending) {
      await sending;
      if (getState().save !== 'changed') return;
    }
    const { save: state } = getState();
    if (state === 'saved' || state === 'conflict') return;
    sending = send().finally(() => {
      sending = undefined;
    });
    await sending;
  }

  async function send(): Promise<void> {
    const { base, fields } = getState();
    setState({ save: 'saving' });
    try {
      const { version } = await api.save(id, { base, fields });
      againMs = saveMs;
      const isNewer = getState().fields !== fields;
      setState(({ piece }) => ({
        base: version,
        save: isNewer ? 'changed' : 'saved',
        piece: { ...piece, title: fields.title },
      }));
      if (isNewer) {
        keep();
        saveIn(hurries > 0 ? hurriedMs : saveMs);
      } else unsent.forget();
    } catch (error) {
      failed(error);
    }
  }

  function failed(error: unknown) {
    if (error instanceof CallError && error.answer.newest)
      return setState({ save: 'conflict', newest: error.answer.newest });
    if (error instanceof CallError && error.status === 401) return setState({ save: 'signed-out' });
    if (error instanceof CallError && [400, 403, 404, 413].includes(error.status))
      return setState({ save: 'refused', refusal: error.message });
    setState({ save: 'offline' });
    saveIn(againMs);
    againMs = Math.min(againMs * 2, longestAgainMs);
  }

  /** There is a newer version: where nothing was typed here since, it is the text from now on. Answers who has saved it. */
  async function follow(): Promise<Version | undefined> {
    const { base, save: state } = getState();
    if (state !== 'saved') return undefined;
    const now = await api.piece(id);
    const isStill = getState().save === 'saved' && getState().base === base;
    if (!isStill || now.newest.number <= base) return undefined;
    setState({ piece: now, fields: now.newest.fields, base: now.newest.number });
    return now.newest;
  }

  /** Ends a conflict with the text that somebody chose; it is saved after the newer version, which stays among the versions. */
  async function resolve(fields: DraftFields): Promise<void> {
    const { newest: newer } = getState();
    if (!newer) return;
    setState({ fields, base: newer.number, newest: undefined, save: 'changed' });
    keep();
    await save();
  }

  /** Saves, and then does what is only done with a saved text. */
  async function act(work: () => Promise<unknown>): Promise<boolean> {
    setState({ busy: true, faults: [] });
    try {
      await save();
      if (getState().save !== 'saved') return false;
      await work();
      const now = await api.piece(id);
      // Nothing was typed meanwhile: what the work has made of the draft, such as another address, is the draft.
      setState({
        piece: now,
        ...(getState().save === 'saved' && { fields: now.newest.fields, base: now.newest.number }),
      });
      return true;
    } catch (error) {
      if (error instanceof CallError && error.answer.newest) failed(error);
      else if (error instanceof CallError && error.status === 422)
        setState({
          faults: [...(error.answer.findings ?? []), ...(error.answer.reasons ?? []).map(faultOf)],
        });
      else setState({ faults: [{ reason: wordsOf(error) }] });
      return false;
    } finally {
      setState({ busy: false });
    }
  }

  /** The page is left: what fits is sent at once, and the rest is kept in the browser for the next time. */
  function leave() {
    const { save: state, base, fields } = getState();
    if (state !== 'changed' && state !== 'offline') return;
    if (new Blob([JSON.stringify(fields)]).size < mostOnLeaving)
      api.save(id, { base, fields }, { keepalive: true }).catch(() => undefined);
  }

  /** Has what is typed saved sooner, until the function that it returns is called. */
  function hurry(): () => void {
    hurries += 1;
    return () => {
      hurries -= 1;
    };
  }

  return {
    store,
    change,
    hurry,
    save,
    resolve,
    follow,
    leave,
    act,
    publish: (change?: Change) => act(() => api.publish(id, getState().base, change)),
    stop() {
      clearTimeout(timer);
      leave();
    },
  };
}

/** `slug must be …` names its field. */
function faultOf(reason: string): DraftState['faults'][number] {
  const [word = ''] = reason.split(/[ [.]/);
  const field = ({ keywords: 'shortKeywords' } as Record<string, string>)[word] ?? word;
  return {
    field: field as DraftFinding['field'],
    reason: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
  };
}

/** Whether two drafts say the same, in whatever order their fields stand. */
export function isSame(one: DraftFields, other: DraftFields): boolean {
  return changedFields(one, other).length === 0;
}

/** The fields in which two drafts differ. */
export function changedFields(one: DraftFields, other: DraftFields): (keyof DraftFields)[] {
  return (Object.keys(one) as (keyof DraftFields)[]).filter(
    (name) => sorted(one[name]) !== sorted(other[name]),
  );
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, entry: unknown) =>
    entry !== null && typeof entry === 'object' && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
}
