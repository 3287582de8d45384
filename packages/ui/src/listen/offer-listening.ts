import { buttonLike } from './button-like.ts';
import { say } from './say.ts';
import { voiceFor } from './voice-for.ts';
import { english, type ListenWords } from './words.ts';

/**
 * Adds a Listen button to every `PieceActions` that reserves space for one, now and later, if the browser has
 * a local voice for the page's language. The first press calls `load` to get the reading code, which calls
 * `listenToPieces` and handles the press.
 *
 * It needs no React, so that a page can run it as a small script. Call it once per document.
 *
 * @returns a function that removes the listeners.
 */
export function offerListening(
  doc: Document,
  load: () => Promise<unknown>,
  words: Pick<ListenWords, 'listen' | 'missing'> = english,
): () => void {
  // Some browsers have no speech, whatever the types say.
  const { speechSynthesis: synthesis }: Partial<Pick<Window, 'speechSynthesis'>> = window;
  if (!synthesis) return () => undefined;
  const ended = new AbortController();

  const offer = () => {
    // Some browsers look for voices only after this call.
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
    // iOS allows speech only after an utterance within a press; this one is empty.
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
      // The next press loads it again.
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
