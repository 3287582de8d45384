/**
 * `pnpm run doctor`: looks at a running installation as its readers and its backend see it, and says on one screen what is wrong and
 * where to begin. Reads the same settings as `start`; asks, and changes nothing. Ends with 1 when something is broken.
 * (`pnpm doctor` without `run` is pnpm's own command, about pnpm.)
 */
import { existsSync } from 'node:fs';
import { base, origin, port } from '../packages/settings/src/index.ts';
import * as z from 'zod';
import { examineBackend } from './doctor/backend.ts';
import { bad, type Finding, good, shown } from './doctor/finding.ts';
import { examineSite } from './doctor/site.ts';
import { root } from './processes.ts';
import { settingsOf } from './settings.ts';

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
const anyAddress = settings.HOST === '0.0.0.0' || settings.HOST === '::';
const url = `http://${anyAddress ? '127.0.0.1' : settings.HOST}:${settings.PORT}`;

const findings = [
  build(),
  ...(await examineBackend(
    settings.BACKEND_URL ?? `http://127.0.0.1:${settings.BACKEND_PORT}`,
    Number.parseInt(settings.RADIO_PORTS, 10),
  )),
  ...(await examineSite({
    url,
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    trustProxy: settings.TRUST_PROXY,
  })),
];
process.stdout.write(findings.map(shown).join(''));
const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
process.stdout.write(`\n${count('bad')} broken, ${count('warning')} to look at, ${count('good')} good\n`);
process.exitCode = count('bad') > 0 ? 1 : 0;

function build(): Finding {
  const missing = ['apps/web/build/server/main.js', 'apps/backend/dist/server.js'].filter(
    (path) => !existsSync(`${root}/${path}`),
  );
  return missing.length === 0
    ? good(`Node ${process.versions.node}; site and backend are built.`)
    : bad(`${missing.join(' and ')} is not there.`, 'pnpm start builds what is missing.');
}
