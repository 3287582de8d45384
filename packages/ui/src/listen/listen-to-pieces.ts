import { ListenBar } from './ListenBar.ts';
import { mark } from './mark.ts';
import { partsOf, passagesIn } from './passages.ts';
import { Reader, type ReadingState } from './Reader.ts';
import { say } from './say.ts';
import { voiceFor } from './voice-for.ts';
import { english, type ListenWords } from './words.ts';

export interface ListenOptions {
  /** Loads the style of the bar; the voice does not wait for it. */
  prepare?: () => Promise<unknown>;
  /** Called when the voice starts or continues, so that other sound on the page can pause. */
  onRead?: () => void;
  words?: ListenWords;
}

export interface Listening {
  /** Pauses the voice, for other sound of the page. */
  pause: () => void;
  /** Stops the voice and removes the listeners. */
  leave: () => void;
}

/**
 * Handles the Listen buttons of `offerListening`: reads the piece aloud sentence by sentence, highlights the
 * current one, and shows a bar with pause, speed and stop. It ends with the piece, on a second press, and
 * when the reader leaves the piece or the page.
 */
export function listenToPieces(
  doc: Document,
  { prepare, onRead, words = english }: ListenOptions = {},
): Listening {
  const synthesis = window.speechSynthesis;
  const ended = new AbortController();
  const { signal } = ended;
  let rate = 1;
  let current: { button: HTMLElement; reader: Reader; close: () => void } | undefined;

  const begin = (button: HTMLElement) => {
    const group = button.closest('[data-piece]')!;
    const { lang } = doc.documentElement;
    const voice = voiceFor(lang, synthesis.getVoices());
    if (!voice) {
      say(group, words.lost);
      return;
    }
    const onState = (state: ReadingState) => {
      bar.show(state);
      if (state === 'reading') onRead?.();
      if (state !== 'ended' && state !== 'lost') return;
      close();
      say(group, words[state]);
    };
    const passages = passagesIn(partsOf(group), lang);
    const reader = new Reader({ synthesis, voice, passages, rate, onState, onPassage: mark });
    const bar = new ListenBar({
      like: group.querySelector('[data-piece-share]') ?? button,
      words,
      rate,
      onToggle: () => (reader.state === 'reading' ? reader.pause() : reader.read()),
      onRate: (next) => {
        rate = next;
        reader.setRate(next);
      },
      onStop: () => close(),
    });
    const path = pathOf(group);
    // The application shows another piece in the same row, or removes the row.
    const watch = new MutationObserver(() => {
      if (!button.isConnected || pathOf(group) !== path) close();
    });
    const close = () => {
      current = undefined;
      watch.disconnect();
      reader.stop();
      mark(undefined);
      button.setAttribute('aria-pressed', 'false');
      // The focused element is removed, so the focus moves to the button.
      if (bar.element.contains(doc.activeElement)) button.focus({ preventScroll: true });
      bar.element.remove();
    };

    current = { button, reader, close };
    button.setAttribute('aria-pressed', 'true');
    const options = { childList: true, subtree: true, attributeFilter: ['data-piece-save'] };
    watch.observe(doc.body, options);
    // Must run within the press, because some browsers block speech later.
    reader.read();
    const show = () => {
      if (current?.reader === reader) button.after(bar.element);
    };
    if (prepare) void prepare().then(show, show);
    else show();
  };

  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-listen]');
    if (!button || event.defaultPrevented) return;
    event.preventDefault();
    const isSame = current?.button === button;
    current?.close();
    if (!isSame) begin(button);
  };

  doc.addEventListener('click', onClick, { signal });
  window.addEventListener('pagehide', () => current?.close(), { signal });
  return {
    pause: () => current?.reader.pause(),
    leave: () => {
      current?.close();
      ended.abort();
    },
  };
}

/** Returns the path of the piece that a row belongs to. */
const pathOf = (group: Element) =>
  group.querySelector<HTMLElement>('[data-piece-save]')?.dataset['pieceSave'];
