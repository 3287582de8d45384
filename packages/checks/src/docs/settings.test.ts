import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Setting, type Settings, settingsOf } from '../deploy/files.ts';
import { root } from '../root.ts';

const path = join(root, 'docs/settings.md');

/** Of tests alone. */
const isOfTests = (name: string) => name.endsWith('_ALLOW_LOOPBACK');

function unset(setting: Setting): string {
  const said = setting.meta()?.unset;
  if (said !== undefined) return said;
  const value = setting.safeParse(undefined).data;
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return 'unset';
  if (typeof value === 'boolean') return value ? '1' : 'unset';
  if (typeof value === 'number') return String(value);
  return `\`${JSON.stringify(value).slice(1, -1)}\``;
}

const lines = (settings: Settings) =>
  Object.entries(settings)
    .filter(([name]) => !isOfTests(name))
    .map(([name, setting]) => ({
      name,
      line: `\`${name}\` | ${unset(setting)} | ${setting.meta()?.description ?? 'undescribed'}`,
    }));

const isIn = (own: { line: string }, others: { line: string }[]) =>
  others.some(({ line }) => line === own.line);

/** The table: what `pnpm start` adds, then the two apps’, those that are alike in both once. */
async function table(): Promise<string> {
  const start = lines(await settingsOf('start')).filter(({ line }) => !line.endsWith('undescribed'));
  const web = lines(await settingsOf('web'));
  const backend = lines(await settingsOf('backend'));
  const rows = [
    ...start.map(({ line }) => `start | ${line}`),
    ...web.map((own) => `${isIn(own, backend) ? 'web, backend' : 'web'} | ${own.line}`),
    ...backend.filter((own) => !isIn(own, web)).map(({ line }) => `backend | ${line}`),
  ];
  return ['app | variable | default | meaning', '--- | --- | --- | ---', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
}

// `pnpm --filter @daily-nest/checks settings:update` writes the document.
it('lists every setting of the schemas', async () => {
  const made = await table();
  expect(made).not.toContain('undescribed');
  const [before = ''] = readFileSync(path, 'utf8').split(/^\| app /m);
  await expect(`${before}${made}\n`).toMatchFileSnapshot(path);
});
