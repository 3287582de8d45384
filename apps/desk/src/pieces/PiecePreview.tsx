import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { api } from '../api.ts';
import { Preview } from '../parts/Preview.tsx';
import { session } from '../session.ts';
import type { Draft } from './draft-store.ts';

/** The page that readers will get. What is typed is saved sooner for it. */
export function PiecePreview({ draft }: { draft: Draft }) {
  const { piece, base } = useStore(draft.store);
  const { sites } = useStore(session);
  const ask = useCallback(() => api.preview(piece.id), [piece.id]);
  useEffect(() => {
    document.querySelector<HTMLElement>('#preview-title')?.focus();
    document.querySelector('#preview-title')?.scrollIntoView();
    return draft.hurry();
  }, [draft]);
  return <Preview sites={sites} ask={ask} version={base} />;
}
