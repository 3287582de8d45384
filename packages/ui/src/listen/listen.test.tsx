import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PieceActions } from '../piece-actions/index.ts';
import { type FakeSpeech, fakeSpeech, ownVoice } from './fake-speech.ts';
import { type Listening, listenToPieces, offerListening } from './index.ts';

/** A fake of the CSS highlight, which returns the highlighted text. */
class FakeHighlight {
  readonly #range: Range;
  constructor(range: Range) {
    this.#range = range;
  }
  toString() {
    return this.#range.toString();
  }
}

const marked = new Map<string, unknown>();
let speech: FakeSpeech;
let listening: Listening | undefined;
let stopOffering: (() => void) | undefined;
const onRead = vi.fn<() => void>();
const load = vi.fn<() => Promise<void>>();

beforeEach(() => {
  document.documentElement.lang = 'en-US';
  vi.stubGlobal('CSS', { highlights: marked });
  vi.stubGlobal('Highlight', FakeHighlight);
  onRead.mockReset();
  load.mockReset().mockImplementation(() => {
    listening = listenToPieces(document, { onRead });
    return Promise.resolve();
  });
});
afterEach(() => {
  listening?.leave();
  stopOffering?.();
  listening = undefined;
  vi.unstubAllGlobals();
  speech.restore();
  document.documentElement.removeAttribute('lang');
});

function Piece({ path = '/articles/the-walking-bus' }: { path?: string }) {
  return (
    <article>
      <h1>The Walking Bus</h1>
      <PieceActions path={path} title="The Walking Bus" savedHref="/saved" listen />
      <div>
        <p>Eleven children walk to school. Nobody drives.</p>
        <p>Nobody is late.</p>
      </div>
    </article>
  );
}

function offer(voices = [ownVoice]) {
  speech = fakeSpeech(voices);
  stopOffering = offerListening(document, load);
}
const listen = () => screen.findByRole('button', { name: 'Listen' });
const bar = () => screen.queryByRole('list', { name: 'Reading aloud' });
const mark = () => String(marked.get('read-aloud'));

it('reads a piece from its headline to its end, and highlights the current sentence', async () => {
  offer();
  render(<Piece />);
  await userEvent.click(await listen());
  expect(await listen()).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Reading aloud')).toHaveAttribute('aria-live', 'polite');
  const spoken: string[] = [];
  while (speech.saying() !== undefined) {
    spoken.push(speech.saying()!);
    expect(mark()).toBe(speech.saying());
    speech.finish();
  }
  expect(spoken).toEqual([
    'The Walking Bus',
    'Eleven children walk to school.',
    'Nobody drives.',
    'Nobody is late.',
  ]);
  expect(bar()).toBeNull();
  expect(marked.size).toBe(0);
  expect(screen.getByRole('status')).toHaveTextContent('That was the whole piece.');
  expect(await listen()).toHaveAttribute('aria-pressed', 'false');
  expect(load).toHaveBeenCalledOnce();
});

it('pauses, resumes, changes speed and stops by keyboard, and keeps the focus', async () => {
  const user = userEvent.setup();
  offer();
  render(<Piece />);
  (await listen()).focus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
  await user.keyboard(' ');
  expect(speech.saying()).toBeUndefined();
  expect(await screen.findByText('Paused')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Resume' })).toHaveFocus();
  await user.keyboard(' ');
  expect(speech.saying()).toBe('The Walking Bus');
  expect(onRead).toHaveBeenCalledTimes(2);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×');
  expect(speech.said().at(-1)).toMatchObject({ text: 'The Walking Bus', rate: 1.5 });

  within(bar()!).getByRole('button', { name: 'Stop' }).focus();
  await user.keyboard('{Enter}');
  expect(speech.saying()).toBeUndefined();
  expect(bar()).toBeNull();
  expect(await listen()).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(speech.said().at(-1)).toMatchObject({ text: 'The Walking Bus', rate: 1.5 });
});

it('ends on a second press, for another piece in its place, and with the page', async () => {
  offer();
  const { rerender, unmount } = render(<Piece />);
  await userEvent.click(await listen());
  await userEvent.click(await listen());
  expect(speech.saying()).toBeUndefined();

  await userEvent.click(await listen());
  expect(speech.saying()).toBe('The Walking Bus');
  rerender(<Piece path="/articles/lunch-boxes" />);
  await vi.waitFor(() => expect(speech.saying()).toBeUndefined());
  expect(bar()).toBeNull();

  await userEvent.click(await listen());
  window.dispatchEvent(new Event('pagehide'));
  expect(speech.saying()).toBeUndefined();

  await userEvent.click(await listen());
  unmount();
  await vi.waitFor(() => expect(speech.saying()).toBeUndefined());
});

it('pauses for other sound of the page', async () => {
  offer();
  render(<Piece />);
  await userEvent.click(await listen());
  listening!.pause();
  expect(speech.saying()).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Resume' })).toBeInTheDocument();
});

it('is offered when the browser finds a local voice, also on pieces that are added later', async () => {
  offer([]);
  const { unmount } = render(<Piece />);
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
  speech.find([{ ...ownVoice, localService: false }]);
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
  speech.find([ownVoice]);
  expect(screen.getAllByRole('button', { name: 'Listen' })).toHaveLength(1);
  unmount();
  render(<Piece />);
  expect(await listen()).toBeInTheDocument();
});

it('reports a voice that does not answer', async () => {
  offer();
  render(<Piece />);
  await userEvent.click(await listen());
  speech.fail('synthesis-failed');
  expect(screen.getByRole('status')).toHaveTextContent('The voice of your browser does not answer.');
  expect(await listen()).toHaveAttribute('aria-pressed', 'false');
});

it('reports that the reading code could not be loaded, and loads it again with the next press', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  offer();
  render(<Piece />);
  await userEvent.click(await listen());
  const missing = await screen.findByText('Listening could not be fetched. Press Listen to try again.');
  expect(missing).toHaveAttribute('role', 'status');
  await userEvent.click(await listen());
  expect(speech.saying()).toBe('The Walking Bus');
});

it("starts reading before its bar's style is loaded, and then shows the bar", async () => {
  let arrive!: () => void;
  const style = new Promise<void>((resolve) => (arrive = resolve));
  load.mockImplementation(() => {
    listening = listenToPieces(document, { prepare: () => style });
    return Promise.resolve();
  });
  offer();
  render(<Piece />);
  await userEvent.click(await listen());
  expect(speech.saying()).toBe('The Walking Bus');
  expect(bar()).toBeNull();
  arrive();
  expect(await screen.findByRole('list', { name: 'Reading aloud' })).toBeInTheDocument();
});

it('does nothing in a browser without speech', () => {
  speech = fakeSpeech();
  vi.stubGlobal('speechSynthesis', undefined);
  render(<Piece />);
  offerListening(document, load)();
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
});
