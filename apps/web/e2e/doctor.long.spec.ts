import { fileURLToPath } from 'node:url';
import { freePort } from '@daily-nest/testing/free-port';
import { startProgram } from '@daily-nest/testing/node-process';
import { serveLocally } from '@daily-nest/testing/local-server';
import { runStart } from './support/start-command.ts';
import { expect, test } from './support/test.ts';

test.setTimeout(120_000);
const script = fileURLToPath(new URL('../../../scripts/doctor.ts', import.meta.url));

/** Runs the command with these settings. Returns its output and exit code. */
async function doctor(settings: Record<string, string>, ...words: string[]) {
  const { code, stdout, stderr } = await startProgram({
    folder: '.',
    file: script,
    words,
    environment: settings,
  }).ended;
  return { code, screen: stdout, said: stderr };
}

test('the doctor finds a running installation healthy, and reports what is missing after a stop', async () => {
  const start = await runStart();
  const settings = { PORT: String(start.port), BACKEND_PORT: String(start.backendPort) };
  await expect.poll(start.ready, { timeout: 40_000 }).toBe(true);
  const sound = await doctor(settings);
  expect(sound.screen).toMatch(/^✓ The backend answers in \d+ ms, on PGlite\.$/m);
  expect(sound.screen).toMatch(/^✓ (\d+) posts: thedailynest\.example \1\.$/m);
  expect(sound.screen).toContain('✓ The built-in station plays.\n');
  expect(sound.screen).toMatch(/^✓ MEDIA_DIR can be written/m);
  expect(sound.screen).toContain(`! Links, cards and the sitemap name http://localhost:${start.port}.\n`);
  expect(sound.screen).toMatch(/\n0 broken, \d+ to look at, \d+ good\n$/);
  // One screen.
  expect(sound.screen.split('\n').length).toBeLessThan(45);
  expect(sound.code).toBe(0);

  await start.stop();
  const gone = await doctor(settings);
  expect(gone.code).toBe(1);
  expect(gone.screen).toContain(
    `✗ The site at http://127.0.0.1:${start.port}: nothing listens there.\n    pnpm start; or say where it is`,
  );
});

test('the doctor checks the given address, and no other installation', async () => {
  const start = await runStart();
  try {
    await expect.poll(start.ready, { timeout: 40_000 }).toBe(true);
    const free = String(await freePort());
    // Nothing listens at the addresses in the settings.
    const elsewhere = { PORT: free, BACKEND_PORT: free };
    const { code, screen } = await doctor(elsewhere, start.url);
    expect(screen).toMatch(/^✓ \/ in \d+ ms\.$/m);
    expect(screen).toContain('✓ Its backend is ready.\n');
    expect(screen).not.toContain('nothing listens');
    expect(code).toBe(0);
    const own = { PORT: String(start.port), BACKEND_PORT: String(start.backendPort) };
    const gone = await doctor(own, `http://127.0.0.1:${free}`);
    expect(gone.screen).toContain(`✗ The site at http://127.0.0.1:${free}: nothing listens there.\n`);
    expect(gone.code).toBe(1);
  } finally {
    await start.stop();
  }
});

test('the doctor rejects an invalid address in one sentence', async () => {
  const { code, said } = await doctor({}, 'nest.example');
  expect(said).toBe(
    'nest.example is not the address of one site: give its origin, such as https://nest.example.\n',
  );
  expect(code).toBe(1);
});

test('the doctor names an unusable folder, a silent radio and a mail server that is down', async () => {
  const start = await runStart({
    MEDIA_DIR: '/dev/null/media',
    RADIO_URL: 'http://127.0.0.1:9',
    RADIO_PORTS: '9',
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'The Daily Nest <letters@nest.example>',
    MAIL_SECRET: 'a secret of more than thirty-two characters',
    SITE_URL: 'https://news.example',
  });
  try {
    await expect.poll(start.ready, { timeout: 40_000 }).toBe(true);
    const backend = `http://127.0.0.1:${start.backendPort}`;
    await fetch(`${backend}/api/newsletter/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"rosa@example.org","list":"weekly"}',
    });
    await expect.poll(async () => (await fetch(`${backend}/status`)).text()).toContain('"away":{');
    const { code, screen } = await doctor({
      PORT: String(start.port),
      BACKEND_PORT: String(start.backendPort),
      RADIO_PORTS: '9',
    });
    expect(screen).toContain('✗ MEDIA_DIR /dev/null/media cannot be written.');
    expect(screen).toContain('✗ The Icecast of RADIO_URL is silent.');
    expect(screen).toMatch(/✗ The mail server is away since \S+Z \(\w+\); 1 letters wait\./);
    expect(code).toBe(1);
  } finally {
    await start.stop();
  }
});

test('the doctor lists searches that no page answers, and says that a blog is away', async () => {
  const status = {
    database: 'postgres',
    posts: [],
    feeds: { known: 0, failing: 0, named: [] },
    blogSource: { url: 'https://old.example', inStepAt: null, failures: 2, error: 'took too long' },
    pictures: { failed: 0 },
    unanswered: [{ query: 'left handed scissors', asked: 12, days: 5, lastDay: '2026-11-25' }],
    mail: null,
    radio: 'built-in',
    folders: [],
  };
  const { port, close } = await serveLocally((_request, response) => response.end(JSON.stringify(status)));
  try {
    const { screen } = await doctor({ PORT: String(await freePort()), BACKEND_PORT: String(port) });
    expect(screen).toContain(
      '! The posts are not in step with the blog at old.example (took too long); they were never yet.\n',
    );
    expect(screen).toContain(
      '! Readers searched for what no page answers.\n    “left handed scissors”, 12 times on 5 days\n',
    );
  } finally {
    await close();
  }
});
