import { sep } from 'node:path';
import { pino } from 'pino';
import type { Plugin } from 'vite';
import { followChanges } from '../server/changes.ts';
import { contentRoot, titleFolder } from './title-folder.ts';

const isContent = (file: string) =>
  [contentRoot, titleFolder].some((folder) =>
    ['src', 'dist', 'edition'].some((name) => file.startsWith(`${folder}${sep}${name}${sep}`)),
  );

/**
 * Reloads open pages during development: when content changes, which some routes load only once, when posts
 * change, and when the backend was restarted after an edit.
 */
export function reloads(backendUrl: string): Plugin {
  return {
    name: 'reloads',
    apply: 'serve',
    configureServer({ ws, httpServer }) {
      const closed = new AbortController();
      httpServer?.once('close', () => closed.abort());
      void followChanges(backendUrl, {
        changed: () => ws.send({ type: 'full-reload' }),
        logger: pino({ level: 'silent' }),
        until: closed.signal,
        againMs: 100,
        longestAgainMs: 250,
      });
    },
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !isContent(file)) return undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
