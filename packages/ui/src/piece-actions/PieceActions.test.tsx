import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import {
  mostSaved,
  pieceActions,
  PieceActions,
  readSavedPieces,
  savedKey,
  savedPiecesChanged,
  writeSavedPieces,
} from './index.ts';

const piece = { path: '/articles/the-walking-bus', title: 'The Walking Bus' };

beforeEach(() => localStorage.clear());

conformance('PieceActions', () => <PieceActions {...piece} savedHref="/saved" />, { element: 'div' });

const save = () => screen.getByRole('button', { name: 'Save for later' });

it('saves the piece in this browser, newest first, and removes it with the next press', async () => {
  writeSavedPieces([{ path: '/blog/late-talkers', title: 'Late Talkers' }]);
  const changed = vi.fn<(event: Event) => void>();
  addEventListener(savedPiecesChanged, changed, { once: true });
  // A page also runs it before the application.
  const stop = pieceActions(document);
  render(<PieceActions {...piece} />);
  await userEvent.click(save());
  expect(save()).toHaveAttribute('aria-pressed', 'true');
  expect(readSavedPieces().map(({ path }) => path)).toEqual([piece.path, '/blog/late-talkers']);
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
  expect(changed).toHaveBeenCalledOnce();
  await userEvent.click(save());
  expect(save()).toHaveAttribute('aria-pressed', 'false');
  expect(readSavedPieces()).toEqual([{ path: '/blog/late-talkers', title: 'Late Talkers' }]);
  stop();
});

it('shows that a piece is saved, also when another window saved it', () => {
  render(<PieceActions {...piece} />);
  expect(save()).toHaveAttribute('aria-pressed', 'false');
  writeSavedPieces([piece]);
  window.dispatchEvent(new StorageEvent('storage', { key: savedKey }));
  expect(save()).toHaveAttribute('aria-pressed', 'true');
});

it('removes nothing when the list is full, and says so', async () => {
  const full = Array.from({ length: mostSaved }, (_, place) => ({ path: `/blog/${place}`, title: 'Full' }));
  writeSavedPieces(full);
  render(<PieceActions {...piece} />);
  await userEvent.click(save());
  expect(readSavedPieces()).toEqual(full);
  expect(screen.getByRole('status')).toHaveTextContent(
    `${mostSaved} pieces are saved, which is all that there is room for. Take one off first.`,
  );
});

it('reports a browser that stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  render(<PieceActions {...piece} />);
  await userEvent.click(save());
  expect(save()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your browser stores nothing for this site, so nothing can be saved.',
  );
  vi.restoreAllMocks();
});

it("uses the system's share sheet, or copies the link without one", async () => {
  const user = userEvent.setup();
  render(<PieceActions {...piece} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(new URL(piece.path, document.baseURI).href);

  const share = vi.fn<Navigator['share']>().mockResolvedValue();
  Object.assign(navigator, { share });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({
    title: piece.title,
    url: new URL(piece.path, document.baseURI).href,
  });
  Reflect.deleteProperty(navigator, 'share');
});

it('reserves an empty element for the Listen button, and does not change its contents', () => {
  const { container, rerender } = render(<PieceActions {...piece} listen />);
  const place = container.querySelector('[data-piece-listen]')!;
  expect(place).toBeEmptyDOMElement();
  place.append('Listen');
  rerender(<PieceActions {...piece} title="Another" listen />);
  expect(place).toHaveTextContent('Listen');
  rerender(<PieceActions {...piece} />);
  expect(container.querySelector('[data-piece-listen]')).toBeNull();
});

it('ignores an invalid list in the storage', () => {
  for (const other of [
    '{}',
    '[1,null]',
    'no',
    '[{"path":"//evil.example","title":"x"}]',
    '[{"path":"/a"}]',
  ]) {
    localStorage.setItem(savedKey, other);
    expect(readSavedPieces()).toEqual([]);
  }
});
