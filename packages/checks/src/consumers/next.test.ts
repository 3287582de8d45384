import type { ChildProcess } from 'node:child_process';
import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { freePort } from '@daily-nest/testing/free-port';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { join } from 'node:path';
import { twice } from './twice.ts';
import { makeProject, type Project } from './project.ts';
import { readmeFile } from './readme.ts';
import { contrast, headline, visit } from './visit.ts';

let project: Project;
let browser: Browser;
let server: ChildProcess;
let origin: string;

const files = {
  'next.config.mjs': `// The compiler is run below, with skipLibCheck off.
export default { devIndicators: false, typescript: { ignoreBuildErrors: true } };\n`,
  'next-env.d.ts': '/// <reference types="next" />\n',
  // Else the browser asks for /favicon.ico and complains.
  'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>',
  'app/links.tsx': readmeFile('app/links.tsx'),
  'app/layout.tsx': readmeFile('app/layout.tsx'),
  // A page of the server, which ships nothing for the card, with a component of the client beside it.
  'app/page.tsx': `import { ArticleCard } from '@daily-nest/ui/article-card';
import { Count } from './count';
export default function Page() {
  return (
    <main>
      <h2>A heading of the host</h2>
      <ArticleCard title="Bedtime in Four Steps" href="/bedtime" />
      <Count />
    </main>
  );
}\n`,
  'app/count.tsx': `'use client';
import { Button } from '@daily-nest/ui/button';
import { useState } from 'react';
export function Count() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Pressed {count} times</Button>;
}\n`,
  'app/home.tsx': readmeFile('home.tsx'),
  'app/kit.css': readmeFile('kit.css'),
  'app/home/page.tsx': "export { default } from '../home';\n",
  // Next fetches what the page's links lead to ahead.
  'app/[topic]/page.tsx': 'export default function Page() {\n  return <h1>A topic</h1>;\n}\n',
  'app/bedtime/page.tsx': 'export default function Page() {\n  return <h1>Bedtime</h1>;\n}\n',
};

beforeAll(async () => {
  project = makeProject(files, { next: '^16.0.0' }, 'app');
  project.run('next', 'build');
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = await project.serve(port, 'next', 'start', '--port', String(port));
  browser = await chromium.launch(chromiumLaunch());
}, 600_000);
afterAll(async () => {
  await browser?.close();
  server?.kill();
  project?.remove();
});

const open = (path = '') => visit(browser, `${origin}${path}`);

it('Next renders the README’s layout and a card on the server', async () => {
  const html = await (await fetch(origin)).text();
  expect(html).toContain('Bedtime in Four Steps');
});

it('Next hydrates in silence, and its router takes the library’s links', async () => {
  const { page, said } = await open();
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Bedtime in Four Steps' }).click();
  await page.getByRole('heading', { name: 'Bedtime', exact: true }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(said).toEqual([]);
  await page.close();
});

it('Next shows the card in the brand of six values, and the host’s own heading as it was', async () => {
  const { page, bytes } = await open();
  expect(await headline(page.getByRole('article').getByRole('heading'))).toMatchObject({
    color: 'rgb(35, 31, 26)',
    fontFamily: 'Georgia, serif',
    fontSize: '31px',
    fontWeight: '600',
  });
  const own = page.getByRole('heading', { name: 'A heading of the host' });
  expect(await headline(own)).toMatchObject({ color: 'rgb(0, 0, 0)', fontSize: '24px', fontWeight: '700' });
  // Two components and the brand.
  expect(bytes.style).toBeLessThan(5600);
  await page.close();
});

it('Next takes the README’s page as it stands: six components from the server, at work and in silence', async () => {
  const html = await (await fetch(`${origin}/home`)).text();
  for (const text of ['Bedtime in Four Steps', 'Tide Radio', 'When do naps end?', 'One nap a day is enough.'])
    expect(html).toContain(text);
  const { page, said } = await open('/home');
  await page.getByRole('tab', { name: 'Toddlers' }).click();
  await page.getByRole('tabpanel').getByText('One nap a day is enough.').waitFor();
  await page.getByRole('button', { name: 'Mute' }).click();
  await page.getByRole('button', { name: 'Unmute' }).waitFor();
  for (const link of await page.getByRole('link').all())
    expect(await contrast(link)).toBeGreaterThanOrEqual(4.5);
  expect(said).toEqual([]);
  await page.close();
});

it('Next takes each rule once', () => {
  expect(twice(join(project.folder, '.next/static'))).toEqual([]);
});

// Next's own types hold under no other resolution; the library's do, see vite.test.ts and node.test.ts.
it('Next’s project compiles with skipLibCheck off', () => {
  const options = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2024'];
  const modules = ['app/layout.tsx', 'app/page.tsx', 'app/home/page.tsx', 'app/brand.ts'];
  expect(project.compile(...options, 'next-env.d.ts', ...modules)).toBe('');
});
