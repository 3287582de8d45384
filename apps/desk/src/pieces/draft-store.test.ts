import type { DraftFields } from '@daily-nest/content/draft';
import { emptyDraft as empty } from '@daily-nest/content/empty-draft';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Piece } from '@daily-nest/content/desk';
import { CallError } from '../api.ts';
import { createDraft } from './draft-store.ts';

const aPiece = (number = 1, fields: Partial<DraftFields> = {}): Piece => ({
  domain: 'thedailynest.example',
  id: 'a-piece',
  title: '',
  writer: 'Rosa',
  state: 'draft',
  publishedVersion: null,
  slug: null,
  date: null,
  changedAt: '2026-11-26T08:00:00Z',
  scheduledAt: null,
  withdrawnWords: null,
  planned: null,
  scheduleFault: null,
  undo: null,
  newest: { number, fields: { ...empty, ...fields }, savedBy: 'Rosa', savedAt: '2026-11-26T08:00:00Z' },
});

/** A server with versions, which can be taken away, and a browser's storage. */
function aDesk() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const server = { newest: aPiece().newest, fails: undefined as unknown, waits: Promise.resolve() };
  const api = {
    save: vi.fn(async (_id: string, { base, fields }: { base: number; fields: DraftFields }) => {
      await server.waits;
      if (server.fails !== undefined) throw server.fails;
      if (base !== server.newest.number) throw new CallError(409, 'Newer.', { newest: server.newest });
      server.newest = { ...server.newest, number: base + 1, fields };
      return { version: server.newest.number };
    }),
    publish: vi.fn((_id: string, _version: number) => Promise.resolve({ slug: 'a-piece' })),
    piece: vi.fn(() => Promise.resolve({ ...aPiece(), newest: server.newest })),
  };
  const open = (piece = { ...aPiece(), newest: server.newest }) =>
    createDraft(piece, { api, personId: 'rosa', storage });
  return { server, api, kept, open };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An answer that comes when it is told to. */
function anAnswer() {
  const made: { arrive?: () => void } = {};
  const arrived = new Promise<void>((resolve) => {
    made.arrive = resolve;
  });
  return { arrived, arrive: () => made.arrive?.() };
}

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a draft', () => {
  it('is saved two seconds after the first change, with all that was typed meanwhile', async () => {
    const { server, api, open, kept } = aDesk();
    const draft = open();
    draft.change({ title: 'A' });
    await later(1_500);
    draft.change({ title: 'A map' });
    expect(api.save).not.toHaveBeenCalled();
    expect([...kept.values()].join()).toContain('A map');
    await later(500);
    expect(server.newest.fields.title).toBe('A map');
    expect(draft.store.getState()).toMatchObject({ save: 'saved', base: 2 });
    expect(kept.size).toBe(0);
  });

  it('is saved sooner for whoever looks at its page meanwhile', async () => {
    const { server, open } = aDesk();
    const draft = open();
    const stop = draft.hurry();
    draft.change({ title: 'A' });
    await later(500);
    expect(server.newest.fields.title).toBe('A');
    stop();
    draft.change({ title: 'A map' });
    await later(1_900);
    expect(server.newest.fields.title).toBe('A');
    await later(100);
    expect(server.newest.fields.title).toBe('A map');
  });

  it('follows a newer text of somebody else, unless something was typed here', async () => {
    const { server, open } = aDesk();
    const draft = open();
    const theirs = () => ({ ...server.newest, number: server.newest.number + 1, savedBy: 'Leo' });
    server.newest = { ...theirs(), fields: { ...empty, title: 'Of Leo' } };
    expect((await draft.follow())?.savedBy).toBe('Leo');
    expect(draft.store.getState()).toMatchObject({ base: 2, save: 'saved', fields: { title: 'Of Leo' } });
    draft.change({ title: 'Mine' });
    server.newest = { ...theirs(), fields: { ...empty, title: 'Of Leo again' } };
    expect(await draft.follow()).toBeUndefined();
    expect(draft.store.getState().fields.title).toBe('Mine');
    await later(2_000);
    expect(draft.store.getState().save).toBe('conflict');
  });

  it('does not follow over what is typed while the newer text is on its way', async () => {
    const { server, api, open } = aDesk();
    const draft = open();
    server.newest = { ...server.newest, number: 2, fields: { ...empty, title: 'Of Leo' } };
    const { arrived, arrive } = anAnswer();
    const newest = server.newest;
    api.piece.mockImplementationOnce(() => arrived.then(() => ({ ...aPiece(), newest })));
    const following = draft.follow();
    draft.change({ title: 'Mine' });
    arrive();
    expect(await following).toBeUndefined();
    expect(draft.store.getState().fields.title).toBe('Mine');
  });

  it('goes on being saved while somebody types during a save', async () => {
    const { server, open } = aDesk();
    const draft = open();
    const { arrived, arrive } = anAnswer();
    server.waits = arrived;
    draft.change({ body: 'One.' });
    await later(2_000);
    draft.change({ body: 'One. Two.' });
    arrive();
    await later(0);
    expect(draft.store.getState()).toMatchObject({ save: 'changed', base: 2 });
    await later(2_000);
    expect(server.newest).toMatchObject({ number: 3, fields: { body: 'One. Two.' } });
  });

  it('is kept in the browser while the network is away, and sent when it is back', async () => {
    const { server, open, kept } = aDesk();
    const draft = open();
    server.fails = new TypeError('Failed to fetch');
    draft.change({ body: 'On the train.' });
    await later(2_000);
    expect(draft.store.getState().save).toBe('offline');
    draft.change({ body: 'On the train, in a tunnel.' });
    await later(20_000);
    expect([...kept.values()].join()).toContain('in a tunnel');
    server.fails = undefined;
    await later(30_000);
    expect(server.newest.fields.body).toBe('On the train, in a tunnel.');
    expect(kept.size).toBe(0);
  });

  it('that did not arrive before the browser was closed is sent by the next one', async () => {
    const { server, open } = aDesk();
    const draft = open();
    server.fails = new TypeError('Failed to fetch');
    draft.change({ body: 'Before the battery ended.' });
    server.fails = undefined;
    // Killed: no timer of it runs on.
    vi.clearAllTimers();
    const next = open();
    expect(next.store.getState()).toMatchObject({
      save: 'changed',
      fields: { body: 'Before the battery ended.' },
    });
    await later(0);
    expect(server.newest.fields.body).toBe('Before the battery ended.');
    expect(next.store.getState().save).toBe('saved');
  });

  it('that another person is shown is not somebody else’s kept text', () => {
    const { api, open } = aDesk();
    open().change({ body: 'Rosa’s.' });
    const other = createDraft(aPiece(), {
      api,
      personId: 'ben',
      storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    });
    expect(other.store.getState().fields.body).toBe('');
  });

  it('over a newer version is not saved: both texts are there, and the chosen one goes on', async () => {
    const { server, api, open } = aDesk();
    const draft = open();
    server.newest = aPiece(2, { body: 'Theirs.' }).newest;
    draft.change({ body: 'Mine.' });
    await later(2_000);
    const state = draft.store.getState();
    expect([state.save, state.fields.body, state.newest?.fields.body]).toEqual([
      'conflict',
      'Mine.',
      'Theirs.',
    ]);
    draft.change({ body: 'Mine, still.' });
    await later(60_000);
    expect(api.save).toHaveBeenCalledTimes(1);
    await draft.resolve({ ...empty, body: 'Both.' });
    expect(server.newest).toMatchObject({ number: 3, fields: { body: 'Both.' } });
    expect(draft.store.getState().save).toBe('saved');
  });

  it('that was kept and is older than the server’s opens as a conflict', () => {
    const { server, open } = aDesk();
    open().change({ body: 'Kept.' });
    vi.clearAllTimers();
    server.newest = aPiece(5, { body: 'Newer.' }).newest;
    expect(open().store.getState()).toMatchObject({
      save: 'conflict',
      fields: { body: 'Kept.' },
      newest: { number: 5 },
    });
  });

  it('whose session ended is kept, and saved after signing in', async () => {
    const { server, open, kept } = aDesk();
    const draft = open();
    server.fails = new CallError(401, 'Sign in first.', {});
    draft.change({ body: 'After two weeks.' });
    await later(2_000);
    expect([draft.store.getState().save, kept.size]).toEqual(['signed-out', 1]);
    server.fails = undefined;
    await draft.save();
    expect(server.newest.fields.body).toBe('After two weeks.');
  });

  it('is published as the version that was just saved', async () => {
    const { api, open } = aDesk();
    const draft = open();
    draft.change({ title: 'A map' });
    expect(await draft.publish()).toBe(true);
    expect(api.publish).toHaveBeenCalledExactlyOnceWith('a-piece', 2, undefined);
  });

  it('that cannot be saved is not published', async () => {
    const { server, api, open } = aDesk();
    const draft = open();
    server.fails = new TypeError('Failed to fetch');
    draft.change({ title: 'A map' });
    expect(await draft.publish()).toBe(false);
    expect(api.publish).not.toHaveBeenCalled();
  });

  it('is sent when its page is left, as far as a browser sends it', () => {
    const { api, open } = aDesk();
    const draft = open();
    draft.change({ body: 'x'.repeat(100_000) });
    draft.leave();
    expect(api.save).not.toHaveBeenCalled();
    draft.change({ body: 'Short.' });
    draft.leave();
    expect(api.save).toHaveBeenCalledExactlyOnceWith('a-piece', expect.anything(), { keepalive: true });
  });
});
