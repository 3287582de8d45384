import { useEffect, useState } from 'react';
import type { Other } from '@daily-nest/content/desk';
import { api } from '../api.ts';
import * as shared from '../desk.css.ts';
import type { Draft } from './draft-store.ts';

const everyMs = 15_000;

/** Says who else has the piece open, and whose newer text this page has taken. */
export function Presence({ draft }: { draft: Draft }) {
  const [others, setOthers] = useState<Other[]>([]);
  const [followed, setFollowed] = useState('');

  useEffect(() => {
    const { id } = draft.store.getState().piece;
    const ownWindow = crypto.randomUUID();
    async function tell() {
      if (document.visibilityState === 'hidden') return;
      try {
        const { others: found, version } = await api.beIn(id, ownWindow);
        setOthers(found);
        if (version <= draft.store.getState().base) return;
        const newest = await draft.follow();
        if (newest) setFollowed(`This is the text that ${newest.savedBy ?? 'a command'} has just saved.`);
      } catch {
        // Without an answer nothing is known; what is typed has its own signs.
        setOthers([]);
      }
    }
    const leave = () => void api.leave(id, ownWindow).catch(() => undefined);
    const timer = setInterval(() => void tell(), everyMs);
    const onVisible = () => void tell();
    void tell();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [draft]);

  return (
    <div aria-live="polite">
      {others.length > 0 && <p className={shared.note}>{wordsOf(others)}</p>}
      {followed && <p className={shared.note}>{followed}</p>}
    </div>
  );
}

function wordsOf(others: readonly Other[]): string {
  const names = others.filter(({ isSame }) => !isSame).map(({ name }) => name);
  if (names.length === 0) return 'You have this piece open in another window, too.';
  const list = new Intl.ListFormat('en').format(names);
  return `${list} ${names.length === 1 ? 'has' : 'have'} this piece open, too. Who saves second sees both texts.`;
}
