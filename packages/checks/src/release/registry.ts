import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Registry {
  /** An .npmrc by which npm and pnpm take our packages from here, and may publish; all others come from where they always do. */
  npmrc: string;
  /** The hash of a package as it was published here; undefined where it was not. */
  integrityOf: (name: string, version: string) => Promise<string | undefined>;
  close: () => Promise<void>;
}

/** Starts a registry on loopback that holds our packages alone. What is published there is gone when it closes. */
export async function startRegistry(): Promise<Registry> {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  // A process of its own: those who publish and install here wait for their programs and do nothing else.
  const server = fork(join(import.meta.dirname, 'registry-process.ts'), [folder], { stdio: 'inherit' });
  const close = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await new Promise<number>((resolve, reject) => {
      server.once('message', (message) => resolve(message as number));
      server.once('exit', () => reject(new Error('the local registry did not start')));
    });
    const host = `127.0.0.1:${port}`;
    const answer = await fetch(`http://${host}/-/user/org.couchdb.user:release`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'release', password: crypto.randomUUID() }),
    });
    const { token } = (await answer.json()) as { token: string };
    const npmrc = join(folder, '.npmrc');
    writeFileSync(npmrc, `@daily-nest:registry=http://${host}/\n//${host}/:_authToken=${token}\n`);
    return {
      npmrc,
      async integrityOf(name, version) {
        const about = await fetch(`http://${host}/${name.replace('/', '%2f')}`);
        const { versions } = (await about.json()) as {
          versions?: Record<string, { dist: { integrity: string } }>;
        };
        return versions?.[version]?.dist.integrity;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
