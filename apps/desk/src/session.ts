import { createStore } from 'zustand/vanilla';
import { api, type Person } from './api.ts';

export interface SessionState {
  /** Undefined until the server has said. */
  person: Person | null | undefined;
  /** The origin of the site that readers see. */
  site: string | null;
  /** The server could not be asked. */
  isAway: boolean;
}

/** Who is signed in. One a page, and there is one page. */
export const session = createStore<SessionState>(() => ({ person: undefined, site: null, isAway: false }));

export async function askSession(): Promise<void> {
  try {
    session.setState({ ...(await api.session()), isAway: false });
  } catch {
    session.setState({ isAway: true });
  }
}

/** Ends the session. What was typed and did not arrive is removed from this browser, too. */
export async function signOut(): Promise<void> {
  await api.signOut();
  for (const key of Object.keys(localStorage))
    if (key.startsWith('desk.unsent.')) localStorage.removeItem(key);
  session.setState({ person: null });
}
