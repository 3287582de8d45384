import { readSavedPieces, writeSavedPieces } from '@daily-nest/ui/piece-actions';
import { cacheSaved } from './post-to-worker.ts';
import { cacheNames, cacheHeaders } from './contract.ts';
import * as words from '../words/saved.ts';

interface Row {
  path: string;
  title: string;
}

/**
 * Fills the lists of the page `/saved` from this browser's storage, before the application runs and without a
 * network. It may run twice.
 *
 * @returns a function that removes the listeners
 */
export function savedList(doc: Document): () => void {
  const find = (selector: string) => doc.querySelector<HTMLElement>(selector);
  const say = (sentence: string) => {
    const status = find('[data-saved-status]');
    if (status) status.textContent = sentence;
  };

  const fill = (name: 'saved' | 'read', rows: readonly Row[]) => {
    const list = find(`[data-saved-list=${name}]`);
    const pattern = find('[data-saved-row]');
    if (!list || !pattern) return;
    list.replaceChildren(
      ...rows.map(({ path, title }) => {
        const row = pattern.cloneNode(true) as HTMLElement;
        const link = row.querySelector('a')!;
        link.href = path;
        link.textContent = title;
        const button = row.querySelector('button')!;
        if (name === 'read') button.remove();
        else {
          button.dataset['remove'] = path;
          button.setAttribute('aria-label', words.removePiece(title));
        }
        return row;
      }),
    );
    for (const part of doc.querySelectorAll<HTMLElement>(`[data-saved-if=${name}]`))
      part.hidden = rows.length === 0;
    const empty = find(`[data-saved-empty=${name}]`);
    if (empty) empty.hidden = rows.length > 0;
  };

  const showSaved = () => fill('saved', readSavedPieces());
  const showRead = async () => fill('read', await lastRead());

  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-remove], [data-forget-read]');
    if (!button || event.defaultPrevented) return;
    event.preventDefault();
    const { remove } = button.dataset;
    if (remove === undefined) void forgetRead();
    else removePiece(remove);
  };

  const removePiece = (path: string) => {
    const before = readSavedPieces();
    const place = before.findIndex((piece) => piece.path === path);
    writeSavedPieces(before.filter((piece) => piece.path !== path));
    showSaved();
    say(words.isRemoved(before[place]?.title));
    void cacheSaved();
    // The focus moves to the next row; after the last one to the heading of the list.
    const buttons = doc.querySelectorAll<HTMLElement>('[data-remove]');
    (buttons[Math.min(place, buttons.length - 1)] ?? find('[data-saved-head]'))?.focus();
  };

  const forgetRead = async () => {
    await caches.delete(cacheNames.read);
    await showRead();
    say(words.forgotten);
    find('[data-saved-head]')?.focus();
  };

  /** Refreshes the saved pieces, and removes those that the magazine no longer has from the list. */
  const renew = async () => {
    if (readSavedPieces().length === 0) return;
    const answer = await cacheSaved();
    if (!answer || answer.gone.length === 0) return;
    writeSavedPieces(readSavedPieces().filter(({ path }) => !answer.gone.includes(path)));
    showSaved();
    say(words.takenOff);
  };

  doc.addEventListener('click', onClick);
  doc.defaultView!.addEventListener('storage', showSaved);
  showSaved();
  void showRead();
  void renew();
  return () => {
    doc.removeEventListener('click', onClick);
    doc.defaultView!.removeEventListener('storage', showSaved);
  };
}

/** Returns the pieces that the worker has cached because they were read, the newest first. */
async function lastRead(): Promise<Row[]> {
  try {
    if (!(await caches.has(cacheNames.read))) return [];
    const pages = await caches.open(cacheNames.read);
    const rows = (await pages.keys()).map(async (request) => {
      const page = await pages.match(request);
      const title = decodeURIComponent(page?.headers.get(cacheHeaders.title) ?? '');
      return { path: new URL(request.url).pathname, title };
    });
    return (await Promise.all(rows)).toReversed();
  } catch {
    // No worker and no cache: the site has no TLS, or storage is blocked.
    return [];
  }
}
