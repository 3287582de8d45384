import { createStore } from 'zustand/vanilla';
import type { Title } from '@daily-nest/content/desk';
import { api, type Person, type Site } from './api.ts';
import { unsentPrefix } from './pieces/unsent.ts';

export interface SessionState {
  /** Undefined until the server has said. */
  person: Person | null | undefined;
  /** The origin of the site that readers see. */
  site: string | null;
  /** Where a piece can be looked at before readers see it. */
  sites: Site[];
  /** The titles of the network that are written here, the first of them the desk's own. */
  titles: Title[];
  /** The domain of the title that is worked on; undefined until one is chosen. */
  chosen?: string;
  /** The time zone of the title. */
  zone: string;
  /** The server could not be asked. */
  isAway: boolean;
}

/** Who is signed in. One a page, and there is one page. */
export const session = createStore<SessionState>(() => ({
  person: undefined,
  site: null,
  sites: [],
  titles: [],
  zone: 'UTC',
  isAway: false,
}));

/** The title that is worked on. */
export const titleOf = ({ titles, chosen }: SessionState): string => chosen ?? titles[0]?.domain ?? '';

export async function askSession(): Promise<void> {
  try {
    session.setState({ ...(await api.session()), isAway: false });
  } catch {
    session.setState({ isAway: true });
  }
}

/** Ends the session, and removes from this browser what did not arrive: a shared machine keeps no drafts. False where somebody would rather not. */
export async function signOut(): Promise<boolean> {
  const unsent = Object.keys(localStorage).filter((key) => key.startsWith(unsentPrefix));
  if (
    unsent.length > 0 &&
    !window.confirm('Some of what you wrote has not been saved. Sign out and lose it?')
  )
    return false;
  await api.signOut();
  for (const key of unsent) localStorage.removeItem(key);
  session.setState({ person: null });
  return true;
}
