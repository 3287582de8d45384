import type { ChildProcess } from 'node:child_process';
import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { freePort } from '@daily-nest/testing/free-port';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { join } from 'node:path';
import { styleFiles, twice } from './twice.ts';
import { makeProject, type Project } from './project.ts';
import { readmeFile } from './readme.ts';
import { computed, contrast, headline, visit } from './visit.ts';

const styles = ['style.css', ...styleFiles.map((file) => `styles/${file}`)];

let project: Project;
let browser: Browser;
let server: ChildProcess;
let origin: string;

const page = (imports: string, body: string) => `---
${imports}
---
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>The Morning Tide</title><link rel="icon" href="data:," /></head>
  <body>${body}</body>
</html>\n`;

const host = `<h2>A heading of the host</h2>
<ul><li>An item of the host</li></ul>
<p><a href="/host">A link of the host</a></p>`;

const files = {
  'astro.config.mjs': `import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
export default defineConfig({ integrations: [react()] });\n`,
  'src/home.tsx': readmeFile('home.tsx'),
  'src/kit.css': readmeFile('kit.css'),
  // The host's own style file has the type that Astro gives it; the library's have theirs.
  'own.d.ts': "declare module '*/kit.css';\n",
  'src/styles.ts': [...styles].map((path) => `import '@daily-nest/ui/${path}';\n`).join(''),
  'src/pages/index.astro': page(`import Home from '../home.tsx';`, '<Home client:load />'),
  'src/pages/bare.astro': page('', host),
  'src/pages/card.astro': page(
    `import { ArticleCard } from '@daily-nest/ui/article-card';
import '@daily-nest/ui/styles/article-card.css';
import '../brand.css';`,
    `${host}<ArticleCard title="Bedtime in Four Steps" href="/bedtime" />`,
  ),
};

beforeAll(async () => {
  project = makeProject(files, { astro: '7.3.5', '@astrojs/react': '7.0.0' }, 'src');
  project.run('astro', 'build');
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = await project.serve(port, 'astro', 'preview', '--host', '127.0.0.1', '--port', String(port));
  browser = await chromium.launch(chromiumLaunch());
}, 600_000);
afterAll(async () => {
  await browser?.close();
  server?.kill();
  project?.remove();
});

it('Astro writes the README’s page as HTML, which comes alive in silence', async () => {
  const html = await (await fetch(origin)).text();
  for (const text of ['Bedtime in Four Steps', 'Tide Radio', 'When do naps end?', 'One nap a day is enough.'])
    expect(html).toContain(text);
  const { page: home, said } = await visit(browser, origin);
  await home.getByRole('tab', { name: 'Toddlers' }).click();
  await home.getByRole('tabpanel').getByText('One nap a day is enough.').waitFor();
  await home.getByRole('button', { name: 'Mute' }).click();
  await home.getByRole('button', { name: 'Unmute' }).waitFor();
  for (const link of await home.getByRole('link').all())
    expect(await contrast(link)).toBeGreaterThanOrEqual(4.5);
  expect(said).toEqual([]);
  await home.close();
});

it('Astro shows a card without a byte of script, and leaves every element of the host as it was', async () => {
  const bare = await visit(browser, `${origin}/bare/`);
  const card = await visit(browser, `${origin}/card/`);
  expect(await headline(card.page.getByRole('article').getByRole('heading'))).toMatchObject({
    color: 'rgb(35, 31, 26)',
    fontFamily: 'Georgia, serif',
    fontSize: '31px',
    fontWeight: '600',
  });
  for (const element of ['h2', 'ul', 'li', 'p > a'])
    expect(await computed(card.page.locator(element).first()), element).toEqual(
      await computed(bare.page.locator(element).first()),
    );
  expect(card.bytes.script).toBe(0);
  expect(card.bytes.style).toBeLessThanOrEqual(4096);
  expect([...bare.said, ...card.said]).toEqual([]);
  await Promise.all([bare.page.close(), card.page.close()]);
});

it('Astro takes each rule once', () => {
  expect(twice(join(project.folder, 'dist'))).toEqual([]);
});

it.each([
  ['bundler', 'esnext'],
  ['node16', 'node16'],
])('Astro’s component compiles with skipLibCheck off under %s', (resolution, module) => {
  const options = ['--moduleResolution', resolution, '--module', module, '--target', 'es2024'];
  expect(project.compile(...options, 'own.d.ts', 'src/home.tsx', 'src/styles.ts', 'src/brand.ts')).toBe('');
});
