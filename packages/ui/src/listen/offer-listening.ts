import { buttonLike } from './button-like.ts';
import { say } from './say.ts';
import { voiceFor } from './voice-for.ts';
import { english, type ListenWords } from './words.ts';

/**
 * Puts a Listen button into every `PieceActions` that keeps room for one, now and later, where the browser has a voice of its own for
 * the language of the page. With the first press `load` fetches what reads: it calls `listenToPieces`, and the press is given to that.
 *
 * It needs no React, so that a page can have it as a small script of its own. Call it once a document.
 *
 * @returns takes the listeners away again.
 */
export function offerListening(
  doc: Document,
  load: () => Promise<unknown>,
  words: Pick<ListenWords, 'listen' | 'missing'> = english,
): () => void {
  // Not every browser speaks, whatever the types say.
  const { speechSynthesis: synthesis }: Partial<Pick<Window, 'speechSynthesis'>> = window;
  if (!synthesis) return () => undefined;
  const ended = new AbortController();

  const offer = () => {
    // To ask for the voices makes some browsers look for them.
    if (!voiceFor(doc.documentElement.lang, synthesis.getVoices())) return;
    for (const place of doc.querySelectorAll('[data-piece-listen]:empty')) {
      const save = place.parentElement?.querySelector('[data-piece-save]');
      if (!save) continue;
      const button = buttonLike(save, words.listen);
      button.dataset['listen'] = '';
      button.setAttribute('aria-pressed', 'false');
      place.append(button);
    }
  };

  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-listen]');
    if (!button || event.defaultPrevented) return;
    event.preventDefault();
    // iOS lets none speak who has not begun within a press; this one says nothing.
    synthesis.speak(new SpeechSynthesisUtterance(''));
    void bring(button);
  };

  const bring = async (button: HTMLElement) => {
    if (button.getAttribute('aria-busy') === 'true') return;
    button.setAttribute('aria-busy', 'true');
    try {
      await load();
      doc.removeEventListener('click', onClick);
      button.removeAttribute('aria-busy');
      button.click();
    } catch {
      // It is asked for again with the next press.
      button.removeAttribute('aria-busy');
      say(button.closest('[data-piece]')!, words.missing);
    }
  };

  const watch = new MutationObserver(offer);
  watch.observe(doc.body, { childList: true, subtree: true });
  synthesis.addEventListener('voiceschanged', offer, { signal: ended.signal });
  doc.addEventListener('click', onClick, { signal: ended.signal });
  offer();
  return () => {
    ended.abort();
    watch.disconnect();
  };
}
