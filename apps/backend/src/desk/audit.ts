import type { Db } from '../db/database.ts';
import { auditLog } from '../db/desk-schema.ts';

/** One row of the audit log. */
export interface Deed {
  action:
    | 'invited'
    | 'invitation accepted'
    | 'signed in'
    | 'sign-in failed'
    | 'signed out'
    | 'session ended'
    | 'two-factor turned on'
    | 'two-factor turned off'
    | 'passkey added'
    | 'passkey removed'
    | 'role changed'
    | 'person removed'
    | 'piece begun'
    | 'piece saved'
    | 'preview opened'
    | 'picture uploaded'
    | 'front page published'
    | 'weekly letter held'
    | 'weekly letter let go'
    | 'urgent letter asked for'
    | 'urgent letter sent'
    | 'urgent letter refused'
    | 'piece published'
    | 'piece withdrawn'
    | 'publication planned'
    | 'publication cancelled'
    | 'publication failed'
    | 'last step undone'
    | 'address changed';
  /** Who did it; null for a command or a stranger. */
  personId: string | null;
  /** From where; null for a command. */
  address: string | null;
  target?: string;
  details?: Record<string, unknown>;
}

/** Adds a row, within the transaction of the deed where there is one. */
export async function note(db: Db, deed: Deed): Promise<void> {
  await db.insert(auditLog).values(deed);
}
