import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@daily-nest/testing/free-port';
import { startMailServer } from '@daily-nest/testing/mail-server';
import { createDatabase, startPostgres } from '@daily-nest/testing/postgres';
import { runCli, startBackend, startTitle } from './processes.ts';

const originOf = (port: number) => `http://localhost:${port}`;

/** Two titles with one newsroom: two backends on one Postgres, or one on PGlite. */
export async function startNewsroom({ onPostgres }: { onPostgres: boolean }) {
  const mail = await startMailServer();
  const postgres = onPostgres ? await startPostgres() : undefined;
  if (onPostgres && !postgres) throw new Error('There is no Postgres to test with.');
  const database = postgres && (await createDatabase(postgres.url));
  const data = mkdtempSync(join(tmpdir(), 'daily-nest-newsroom-'));
  const [nest, post] = [await freePort(), await freePort()];
  const backendPorts = onPostgres ? [await freePort(), await freePort()] : [await freePort()];
  const balancer = await balance(backendPorts);
  const desk = originOf(balancer.port);
  const shared = {
    DATA_DIR: data,
    ...(database && { DATABASE_URL: database.url }),
    SITE_URL: originOf(nest),
    DESK_URL: desk,
    DESK_SITES: `The Daily Nest=${originOf(nest)}, The Harbour Post=${originOf(post)}`,
    MAIL_URL: mail.url,
    MAIL_FROM: 'The Daily Nest <letters@nest.example>',
    MAIL_SECRET: 'a secret of more than thirty-two characters',
    MAIL_WEEKLY: 'off',
  };
  const settingsOf = (port: number) => ({ ...shared, PORT: String(port) });
  const invited = await runCli(
    'src/desk/cli.ts',
    ['invite', 'edda@example.org'],
    settingsOf(backendPorts[0]!),
  );
  const backends: Awaited<ReturnType<typeof startBackend>>[] = [];
  // The first one fills the database.
  for (const port of backendPorts) backends.push(await startBackend(settingsOf(port)));
  const sites = [
    ['web', nest, backendPorts[0]!],
    ['harbour-post', post, backendPorts.at(-1)!],
  ] as const;
  const processes = await Promise.all(
    sites.map(([app, port, backend]) =>
      startTitle(app, {
        PORT: String(port),
        NEWSLETTER: '1',
        BACKEND_URL: `http://127.0.0.1:${backend}`,
      }),
    ),
  );
  return {
    mail,
    /** The Daily Nest and The Harbour Post. */
    sites: [originOf(nest), originOf(post)],
    /** The link of Edda's invitation. */
    invitation: /^http\S+$/m.exec(invited)![0],
    async stop() {
      await Promise.all([...processes, ...backends].map((server) => server.stop()));
      balancer.close();
      await mail.stop();
      await database?.drop();
      await postgres?.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Passes each request to the next backend in turn, as a balancer in front of them does. */
async function balance(ports: readonly number[]) {
  let turn = 0;
  const server = createServer((asked, answer) => {
    const port = ports[(turn += 1) % ports.length]!;
    const { method, url, headers } = asked;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answered) => {
      answer.writeHead(answered.statusCode!, answered.headers);
      answered.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  return {
    port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
