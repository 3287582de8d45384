import type { DraftFields } from '@daily-nest/content/draft';

/** What was typed and has not arrived: the text, and the version that it was made of. */
export interface Unsent {
  base: number;
  fields: DraftFields;
}

export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const unsentPrefix = 'desk.unsent.';

const keyOf = (pieceId: string, personId: string) => `${unsentPrefix}${personId}.${pieceId}`;

/**
 * Keeps what has not arrived in the browser, until it has. It holds nothing else, so that a shared machine keeps no drafts; a browser without storage
 * keeps nothing, and then only the open page does.
 */
export function unsentOf(pieceId: string, personId: string, storage: Keep) {
  const key = keyOf(pieceId, personId);
  return {
    read(): Unsent | undefined {
      try {
        const text = storage.getItem(key);
        return text === null ? undefined : (JSON.parse(text) as Unsent);
      } catch {
        return undefined;
      }
    },
    /** False where it could not be kept. */
    write(unsent: Unsent): boolean {
      try {
        storage.setItem(key, JSON.stringify(unsent));
        return true;
      } catch {
        return false;
      }
    },
    forget(): void {
      try {
        storage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
