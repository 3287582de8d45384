import { existsSync } from 'node:fs';
import { onChange } from '@daily-nest/content/on-change';
import type { Services } from '../services.ts';
import { lastDay } from './days.ts';
import { findFiles, importFiles } from './import.ts';
import { ImportError } from './import-error.ts';

interface Followed extends Pick<Services, 'database' | 'stopping'> {
  logger: { warn: (line: string) => void };
  folder: string;
  defaultDomain: string;
}

/**
 * Stores the posts of a folder again whenever one of its files changes, so that a title is written like its articles. A mistake is
 * logged with its file and line, and what was stored stays; so does the post of a file that goes away.
 */
export function followFolder({ database, logger, stopping, folder, defaultDomain }: Followed): void {
  if (!existsSync(folder)) return;
  onChange(
    [folder],
    async () => {
      try {
        await importFiles(database.db, await findFiles([folder]), { defaultDomain, latest: lastDay });
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        for (const { file, line = 1, reason } of error.findings) logger.warn(`${file}:${line}: ${reason}`);
      }
    },
    stopping,
  );
}
