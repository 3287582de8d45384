import { watch } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Calls the function whenever a file in one of the folders changes: never in parallel, and again for a change
 * during a call. Ends with the signal.
 */
export function onChange(
  folders: readonly string[],
  work: () => Promise<unknown>,
  until?: AbortSignal,
): void {
  let isAsked = false;
  let isRunning = false;
  const changed = async () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked) {
      // Editors write a file in several steps.
      await pause(30);
      isAsked = false;
      // A file may be removed before it is read; its removal is a change, too.
      await work().catch((error: unknown) => console.error(error));
    }
    isRunning = false;
  };
  for (const folder of folders)
    watch(folder, { recursive: true, ...(until && { signal: until }) }, () => void changed());
}
