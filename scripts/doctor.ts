/**
 * `pnpm run doctor`: checks a running installation from the side of its readers and its backend, and prints
 * on one screen what is wrong and where to begin. Without an address it checks the site and the backend on
 * this machine, with the same settings as `start`; `pnpm run doctor https://nest.example` checks that site.
 * It only reads. Exits with 1 if something is broken. (`pnpm doctor` without `run` is pnpm's own command,
 * about pnpm.)
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { base, origin, port } from '../packages/server/src/settings/index.ts';
import * as z from 'zod';
import { examineBackend } from './doctor/backend.ts';
import { bad, type Finding, good, shown } from './doctor/finding.ts';
import { examineAddress, examineBackendOf, examineProxies, examineSite } from './doctor/site.ts';
import { root } from './processes.ts';
import { fail, settingsOf } from './settings.ts';

const settings = settingsOf(
  z.object({
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(3000),
    BACKEND_PORT: port.default(8787),
    BACKEND_URL: base.optional(),
    SITE_URL: origin.optional(),
    TRUST_PROXY: z.string().optional(),
    RADIO_PORTS: z.string().default('8076'),
  }),
);
const address = addressOf(process.argv.slice(2));
const findings = address === undefined ? await examineHere() : await examineThere(address);
process.stdout.write(findings.map(shown).join(''));
const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
process.stdout.write(`\n${count('bad')} broken, ${count('warning')} to look at, ${count('good')} good\n`);
process.exitCode = count('bad') > 0 ? 1 : 0;

/** Returns the address of the site in the command's arguments; undefined without one. */
function addressOf(words: string[]): string | undefined {
  const { positionals } = parseArgs({ args: words, allowPositionals: true, strict: false });
  const [word] = positionals;
  if (word === undefined) return undefined;
  const read = origin.safeParse(word);
  if (!read.success || positionals.length > 1)
    fail(
      `${positionals.join(' ')} is not the address of one site: give its origin, such as https://nest.example.`,
    );
  return read.data;
}

/** Checks the installation that `pnpm start` runs with the same settings. */
async function examineHere(): Promise<Finding[]> {
  const anyAddress = settings.HOST === '0.0.0.0' || settings.HOST === '::';
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  return [
    build(),
    ...(await examineBackend(
      settings.BACKEND_URL ?? `http://127.0.0.1:${settings.BACKEND_PORT}`,
      Number.parseInt(settings.RADIO_PORTS, 10),
    )),
    ...(await examineSite(`http://${anyAddress ? '127.0.0.1' : settings.HOST}:${settings.PORT}`, siteUrl)),
    ...examineAddress(siteUrl),
    ...examineProxies(siteUrl, settings.TRUST_PROXY),
  ];
}

/** Checks a site at its public address. Only its own machine knows its settings and its backend. */
async function examineThere(url: string): Promise<Finding[]> {
  return [...(await examineSite(url, url)), ...examineAddress(url), ...(await examineBackendOf(url))];
}

function build(): Finding {
  const missing = ['apps/web/build/server/main.js', 'apps/backend/dist/server.js'].filter(
    (path) => !existsSync(`${root}/${path}`),
  );
  return missing.length === 0
    ? good(`Node ${process.versions.node}; site and backend are built.`)
    : bad(`${missing.join(' and ')} is not there.`, 'pnpm start builds what is missing.');
}
