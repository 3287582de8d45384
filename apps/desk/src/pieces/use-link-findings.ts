import type { DraftFields } from '@daily-nest/content/draft';
import type { DraftFinding } from '@daily-nest/content/draft-checks';
import { linksOf } from '@daily-nest/content/draft-links';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { api } from '../api.ts';
import type { Draft } from './draft-store.ts';

/** What the server found of the links of the saved text. It is asked when the piece is opened, and when other links were saved. */
export function useLinkFindings(draft: Draft, fields: DraftFields): DraftFinding[] {
  const { piece, save } = useStore(draft.store);
  const { id } = piece;
  const [found, setFound] = useState<DraftFinding[]>([]);
  const asked = useRef('');
  const links = linksOf(fields).map(({ url }) => url);
  const key = links.join('\n');
  const isSaved = save === 'saved';

  useEffect(() => {
    async function ask() {
      try {
        const { findings } = await api.links(id);
        if (asked.current === key) setFound(findings);
      } catch {
        // Asked again after the next save; nothing is called broken meanwhile.
        if (asked.current === key) asked.current = '';
      }
    }
    if (!isSaved || asked.current === key) return;
    asked.current = key;
    if (key !== '') void ask();
  }, [id, asked, key, isSaved]);

  return found.filter(({ quote }) => quote === undefined || links.includes(quote));
}
