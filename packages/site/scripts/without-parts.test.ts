import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { part, withoutParts } from './without-parts.ts';

const ui = fileURLToPath(new URL('../../ui/src', import.meta.url));

/** Returns a component of the library as Vite compiles it. */
async function compiled(plugins: ReturnType<typeof withoutParts>[]) {
  const [result] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      minify: false,
      lib: { entry: `${ui}/tooltip/Tooltip.tsx`, formats: ['es'] },
      rolldownOptions: { external: (id) => id !== `${ui}/tooltip/Tooltip.tsx` },
    },
  })) as unknown as [{ output: [{ code: string }] }];
  return result.output[0].code;
}

it('removes the names of parts from a page', async () => {
  expect(await compiled([])).toMatch(/"data-part": "tooltip"/);
  const code = await compiled([withoutParts()]);
  expect(code).not.toContain('data-part');
  expect(code).toContain('aria-hidden');
});

it('covers every way in which the library writes them', () => {
  const written = globSync('*/*.tsx', { cwd: ui })
    .filter((name) => !/\.(test|stories)\.tsx$/.test(name))
    .map((file) => readFileSync(`${ui}/${file}`, 'utf8'))
    .join('\n');
  expect(written.match(/data-part/g)!.length).toBe(written.match(part)!.length);
});

it('is known to the styles of all titles: none selects a part', () => {
  const packages = fileURLToPath(new URL('../..', import.meta.url));
  const styles = globSync(['site/app/**/*.css.ts', 'brand*/src/**/*.css.ts'], { cwd: packages });
  expect(styles.length).toBeGreaterThan(50);
  expect(styles.filter((file) => readFileSync(`${packages}/${file}`, 'utf8').includes('[data-part'))).toEqual(
    [],
  );
});
