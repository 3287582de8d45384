import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@daily-nest/testing/free-port';
import { copyRepository } from '../copy.ts';

/**
 * Serves the site as one title of the network, built in a copy of the repository, while `work` runs: with the site's address, and the link of an
 * invitation to its desk.
 */
export async function withTitle<Result>(
  brand: string,
  work: (origin: string, invitation: string) => Promise<Result>,
): Promise<Result> {
  const copy = copyRepository();
  try {
    copy.useBrand(brand);
    const [port, backendPort] = [await freePort(), await freePort()];
    const origin = `http://127.0.0.1:${port}`;
    const settings = {
      cwd: copy.folder,
      env: {
        ...copy.env,
        PORT: String(port),
        BACKEND_PORT: String(backendPort),
        SITE_URL: origin,
        DATA_DIR: join(copy.folder, '.data'),
      },
    };
    // The database has one user at a time.
    const invite = ['apps/backend/src/desk/cli.ts', 'invite', 'edda@example.org'];
    const invited = execFileSync('node', invite, { ...settings, encoding: 'utf8' });
    const invitation = /^http\S+$/m.exec(invited)![0];
    const site = spawn('node', ['scripts/start.ts'], {
      ...settings,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = new Promise<never>((_, refuse) => {
      site.once('exit', (code) =>
        refuse(new Error(`${brand} ended with ${code} before its picture was taken.`)),
      );
    });
    ended.catch(() => undefined);
    try {
      await Promise.race([ready(origin), ended]);
      return await Promise.race([work(origin, invitation), ended]);
    } finally {
      site.kill();
      await ended.catch(() => undefined);
    }
  } finally {
    copy.remove();
  }
}

/** Resolves when the site can show a page that needs the backend. */
async function ready(origin: string): Promise<void> {
  for (;;) {
    const ok = await fetch(`${origin}/blog`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await pause(500);
  }
}
