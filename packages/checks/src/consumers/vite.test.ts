import type { ChildProcess } from 'node:child_process';
import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { freePort } from '@daily-nest/testing/free-port';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf } from '../publish/packed.ts';
import { join } from 'node:path';
import { twice } from './twice.ts';
import { makeProject, type Project } from './project.ts';
import { readmeFile } from './readme.ts';
import { computed, contrast, headline, visit } from './visit.ts';

let project: Project;
let browser: Browser;
let server: ChildProcess;
let origin: string;
/** What Vite said of an entry that it could not bundle, by entry. */
let broken: Record<string, string>;

const legacy = `import './old.css';
import { ArticleCard } from '@daily-nest/ui/article-card';
import '@daily-nest/ui/styles/article-card.css';
import './brand.css';
show(<Host><ArticleCard title="Bedtime in Four Steps" href="/bedtime" /></Host>);\n`;

/** Pages of the project, each with a module of its own. */
const pages = {
  home: `import Home from './home.tsx';
show(<Home />);\n`,
  // Another newsroom's page, with nothing of ours.
  bare: 'show(<Host />);\n',
  card: `import { ArticleCard } from '@daily-nest/ui/article-card';
import '@daily-nest/ui/styles/article-card.css';
import './brand.css';
show(<Host><ArticleCard title="Bedtime in Four Steps" href="/bedtime" /></Host>);\n`,
  tailwind: `import './tailwind.css';
import { ArticleCard } from '@daily-nest/ui/article-card';
import '@daily-nest/ui/styles/article-card.css';
import './brand.css';
show(<Host className="text-4xl"><ArticleCard className="mt-8" title="Bedtime in Four Steps" href="/bedtime" /></Host>);\n`,
  parts: `import { ArticleCard } from '@daily-nest/ui/article-card';
import '@daily-nest/ui/styles/article-card.css';
import './brand.css';
import './parts.css';
show(<Host><ArticleCard title="Bedtime in Four Steps" kicker="Sleep" href="/bedtime" /></Host>);\n`,
  legacy,
  split: legacy,
};

/** Each page is an application of its own, but for one that shares its style with another. */
const builds = Object.keys(pages).map((name) => [
  name,
  `${name}.html`,
  ...(name === 'split' ? ['card.html'] : []),
]);

const entries = entriesOf('ui').map(({ entry }) => entry);

const files = {
  'vite.config.js': `import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
export default { plugins: [react(), tailwind()] };\n`,
  'build.js': `import { build } from 'vite';
for (const [outDir, ...input] of ${JSON.stringify(builds)})
  await build({ base: '/' + outDir + '/', logLevel: 'warn', build: { outDir: 'dist/' + outDir, rolldownOptions: { input } } });\n`,
  'entries.js': `import { existsSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
const broken = {};
for (const entry of ${JSON.stringify(entries)}) {
  const style = '@daily-nest/ui/styles/' + entry + '.css';
  const styled = existsSync('node_modules/@daily-nest/ui/dist/styles/' + entry + '.css');
  writeFileSync('entry.js', "export * from '@daily-nest/ui/" + entry + "';" + (styled ? "import '" + style + "';" : ''));
  const options = { lib: { entry: 'entry.js', formats: ['es'] }, write: false, rolldownOptions: { external: /^(react|@vanilla-extract)/ } };
  await build({ configFile: false, logLevel: 'silent', build: options }).catch((error) => { broken[entry] = error.message; });
}
console.log(JSON.stringify(broken));\n`,
  'vite-env.d.ts': '/// <reference types="vite/client" />\n',
  'home.tsx': readmeFile('home.tsx'),
  'kit.css': readmeFile('kit.css'),
  'tailwind.css': readmeFile('Tailwind 4'),
  'parts.css': readmeFile('parts.css'),
  'old.css': readmeFile('a style sheet from before layers'),
  'legacy.css': `* { margin: 0; padding: 0; }
h2, h3 { font: 300 13px Arial; color: #999; margin: 30px 0; }
a { color: #e8e8e8; text-decoration: underline; }
ul { list-style: square; }\n`,
  'host.tsx': `import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
export function Host({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <main>
      <h2 className={className}>A heading of the host</h2>
      <ul><li>An item of the host</li></ul>
      <p>Text with <a href="/host">a link of the host</a> in it.</p>
      <fieldset><legend>A choice of the host</legend></fieldset>
      {children}
    </main>
  );
}
export function show(page: ReactNode) {
  createRoot(document.getElementById('root')!).render(<StrictMode>{page}</StrictMode>);
}\n`,
  ...Object.fromEntries(
    Object.entries(pages).flatMap(([name, code]) => [
      [
        `${name}.html`,
        `<!doctype html><html lang="en"><head><title>${name}</title><link rel="icon" href="data:,">
${name === 'split' ? readmeFile('the head of a page') : ''}</head>
<body><div id="root"></div><script type="module" src="/${name}-page.tsx"></script></body></html>\n`,
      ],
      [
        `${name}-page.tsx`,
        `import { ${code.includes('<Host') ? 'Host, ' : ''}show } from './host.tsx';\n${code}`,
      ],
    ]),
  ),
};

beforeAll(async () => {
  project = makeProject(files, {
    vite: '^8.0.0',
    '@vitejs/plugin-react': '^6.0.0',
    tailwindcss: '4.3.5',
    '@tailwindcss/vite': '4.3.5',
  });
  project.run('node', 'build.js');
  broken = JSON.parse(project.run('node', 'entries.js')) as Record<string, string>;
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = await project.serve(port, 'vite', 'preview', '--host', '127.0.0.1', '--port', String(port));
  browser = await chromium.launch(chromiumLaunch());
}, 600_000);
afterAll(async () => {
  await browser?.close();
  server?.kill();
  project?.remove();
});

const open = (name: keyof typeof pages) => visit(browser, `${origin}/${name}/${name}.html`);

/** Elements of the host that one card on their page must leave as they are. */
const own = ['h2', 'ul', 'li:has-text("host")', 'p > a', 'fieldset', 'legend'];

describe('Vite', () => {
  it('shows the README’s page with its six components, at work and in silence', async () => {
    const { page, said } = await open('home');
    await page.getByRole('banner').getByText('The Morning Tide').waitFor();
    await page.getByRole('article').getByRole('link', { name: 'Bedtime in Four Steps' }).waitFor();
    await page.getByRole('button', { name: 'Play' }).waitFor();
    await page.getByText('When do naps end?').click();
    await page.getByText('Mostly between three and five.').waitFor();
    await page.getByRole('tab', { name: 'Toddlers' }).click();
    await page.getByRole('tabpanel').getByText('One nap a day is enough.').waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).waitFor();
    expect(said).toEqual([]);
    await page.close();
  });

  it('shows that page in the brand of six values', async () => {
    const { page } = await open('home');
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
      'rgb(251, 247, 239)',
    );
    const links = await page.getByRole('link').all();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(await contrast(link)).toBeGreaterThanOrEqual(4.5);
    await page.close();
  });

  it('shows a card of 31 px and 600 in ink, and leaves every element of the host as it was', async () => {
    const [bare, card] = [await open('bare'), await open('card')];
    expect(await headline(card.page.getByRole('article').getByRole('heading'))).toMatchObject({
      color: 'rgb(35, 31, 26)',
      fontFamily: 'Georgia, serif',
      fontSize: '31px',
      fontWeight: '600',
    });
    for (const element of own)
      expect(await computed(card.page.locator(element).first()), element).toEqual(
        await computed(bare.page.locator(element).first()),
      );
    expect([...bare.said, ...card.said]).toEqual([]);
    await Promise.all([bare.page.close(), card.page.close()]);
  });

  it('sends for one card what a card needs', async () => {
    const [bare, card] = [await open('bare'), await open('card')];
    expect(card.bytes.script - bare.bytes.script).toBeLessThanOrEqual(3072);
    // The brand is two fifths of it.
    expect(card.bytes.style).toBeLessThanOrEqual(4096);
    await Promise.all([bare.page.close(), card.page.close()]);
  });

  it('takes each rule of the README’s page once', () => {
    expect(twice(join(project.folder, 'dist/home'))).toEqual([]);
  });

  it.each(['tailwind', 'legacy', 'split'] as const)('shows the same card beside %s', async (other) => {
    const [card, beside] = [await open('card'), await open(other)];
    for (const part of ['heading', 'link'] as const) {
      const [alone, mixed] = [card, beside].map(({ page }) => page.getByRole('article').getByRole(part));
      expect(await headline(mixed!)).toEqual(await headline(alone!));
      expect(await contrast(mixed!)).toBeGreaterThanOrEqual(4.5);
    }
    expect(beside.said).toEqual([]);
    await Promise.all([card.page.close(), beside.page.close()]);
  });

  it('leaves Tailwind its say: its reset on the host’s elements, its classes on ours', async () => {
    const { page } = await open('tailwind');
    expect(await headline(page.locator('h2'))).toMatchObject({ fontSize: '36px', marginBlockStart: '0px' });
    expect(await headline(page.getByRole('article'))).toMatchObject({ marginBlockStart: '32px' });
    await page.close();
  });

  it('lets the host style a part of a component by a rule without weight', async () => {
    const { page, said } = await open('parts');
    const kicker = page.getByRole('article').getByText('Sleep');
    const [size, spacing] = await kicker.evaluate((element) => {
      const { fontSize, letterSpacing } = getComputedStyle(element);
      return [parseFloat(fontSize), parseFloat(letterSpacing)] as const;
    });
    expect(spacing).toBeCloseTo(size / 10);
    expect(said).toEqual([]);
    await page.close();
  });

  it.each(['legacy', 'split'] as const)('leaves an old style sheet the host’s elements: %s', async (name) => {
    const { page } = await open(name);
    expect(await headline(page.locator('h2'))).toMatchObject({
      color: 'rgb(153, 153, 153)',
      fontSize: '13px',
    });
    await page.close();
  });

  it.each(entries)('bundles @daily-nest/ui/%s with its style file', (entry) => {
    expect(broken[entry]).toBeUndefined();
  });

  it.each([
    ['bundler', 'esnext'],
    ['node16', 'node16'],
  ])('compiles with skipLibCheck off under %s', (resolution, module) => {
    const options = ['--moduleResolution', resolution, '--module', module, '--target', 'es2024'];
    expect(project.compile(...options, 'vite-env.d.ts', 'home.tsx', 'brand.ts')).toBe('');
  });
});
