import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishTitlePackages } from '@daily-nest/checks/published-title';
import { freePort } from '@daily-nest/testing/free-port';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outside, outside } from './outside.ts';

let registry: Awaited<ReturnType<typeof publishTitlePackages>>;
let title: Outside;
let began: number;

beforeAll(async () => {
  registry = await publishTitlePackages();
  title = outside('canal-parents', registry.npmrc);
  began = performance.now();
}, 900_000);
afterAll(async () => {
  title?.remove();
  await registry?.close();
});

/** What a reader must not find in a title of somebody else. */
const ours = /daily nest|thedailynest|harbou?r post|NOAA|lighthouse|canal-parents\.example\.example/i;
/** The text of a page without its scripts and styles. */
const shown = (html: string) => html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '');

describe('npm create @daily-nest/title, outside of the repository', () => {
  it('writes a title that installs and builds', () => {
    title.run('npm', 'create', '--yes', '@daily-nest/title', 'canal-parents');
    title.run('pnpm', 'install', '--prefer-offline');
    title.run('pnpm', 'build');
  }, 900_000);

  it('shows its pages, with its own posts and nothing of another title', async () => {
    await title.whileStarted(await freePort(), await freePort(), async (origin) => {
      const page = async (path: string) => {
        const answer = await fetch(`${origin}${path}`);
        expect([path, answer.status]).toEqual([path, 200]);
        return shown(await answer.text());
      };
      for (const [path, words] of [
        ['/', 'Canal Parents'],
        ['/articles/where-our-advice-comes-from', 'The newsroom of Canal Parents'],
        ['/urgent/choking', '911'],
        ['/about', 'Canal Parents is new'],
        ['/blog/our-first-morning', 'Canal Parents begins today'],
      ] as const) {
        const html = await page(path);
        expect(html).toContain(words);
        expect(html.match(ours), path).toBeNull();
      }
      expect(await page('/manifest.webmanifest')).toContain('"theme_color":"#1d282f"');
      expect((await fetch(`${origin}/radio`)).status).toBe(404);
      expect(await page('/sitemap.xml')).not.toContain('a-fever-at-three-in-the-morning');
    });
  }, 120_000);

  it('names every mistake of a build in one list, by the title’s own files', () => {
    title.write(
      'articles/two-mistakes.md',
      `---\ntitle: A Piece With Two Mistakes\nexcerpt: This piece leads to a page that is not there, and names a category that is not there.\ncategory: Sailing\nauthor: The newsroom of Canal Parents\ndate: 2026-11-28\nages: [1-to-3]\nimage: /pictures/a-nest-of-houses.jpg\nsources:\n  - { title: "SPJ: Code of Ethics", url: https://www.spj.org/spj-code-of-ethics/ }\n---\n\nOne [link](/articles/a-fever-at-three-in-the-morning).\n`,
    );
    const { status, said } = title.attempt('pnpm', 'build');
    expect(status).toBe(1);
    const found = said.split('\n').filter((line) => /^articles\/\S+:\d+: /.test(line));
    expect(found).toEqual([
      expect.stringMatching(/^articles\/two-mistakes\.md:4: category: /),
      expect.stringMatching(/^articles\/two-mistakes\.md:12: the body has \d+ words/),
      expect.stringMatching(/^articles\/two-mistakes\.md:13: the link \/articles\/a-fever-at-three/),
    ]);
    expect(said).not.toContain('packages/');
    title.run('rm', 'articles/two-mistakes.md');
  }, 120_000);

  it('lists what is still as it was generated', () => {
    const { status, said } = title.attempt('pnpm', 'check');
    expect(status).toBe(1);
    for (const words of [
      'contactEmail',
      'brand/names.ts',
      'brand/mark.ts',
      'edition/staff.ts',
      'posts/our-first',
    ])
      expect(said).toContain(words);
    expect(said.match(ours)).toBeNull();
  }, 60_000);

  it('passes all of its tests when it is somebody’s own', async () => {
    await makeOwn();
    title.run('pnpm', 'build');
    title.run('pnpm', 'test');
    process.stdout.write(
      `From an empty folder to a title of one's own: ${Math.round((performance.now() - began) / 1000)} s, two builds.\n`,
    );
  }, 1_800_000);

  it('no longer lists what its owner has changed', () => {
    const { said } = title.attempt('pnpm', 'check');
    for (const file of [
      'brand/names.ts',
      'brand/spec.ts',
      'brand/mark.ts',
      'edition/staff.ts',
      'edition/sections.ts',
    ])
      expect(said).not.toContain(`  ${file}`);
    expect(said.match(ours)).toBeNull();
  }, 60_000);
});

/** Edits as a founder makes them: names, colors, a face, the sign, people, categories, pieces, a photo, parts. */
async function makeOwn() {
  const { edit, write } = title;
  edit('brand/names.ts', /name: 'Canal Parents'/, "name: 'Canal Street Parents'");
  edit('brand/names.ts', /siteSuffix: '.*'/, "siteSuffix: 'Canal Street Parents'");
  edit(
    'brand/names.ts',
    '  domain:',
    "  tagline: 'What is new between the bridges',\n  founded: 2026,\n  domain:",
  );
  edit('brand/spec.ts', /light: '#1d282f', dark: '#0d1216'/, "light: '#3b1d4a', dark: '#170a1f'");
  edit('brand/spec.ts', "accent: '#2c5468'", "accent: '#6a2f86'");
  edit('brand/spec.ts', "accent: '#8fc3dc'", "accent: '#d3a8ea'");
  // A face that every system has: one file less, and a page in italics needs none.
  edit('brand/theme.css.ts', /const bitter = defineFontFamily[^]*?\]\);/, "const bitter = 'Georgia, serif';");
  write(
    'brand/fonts.ts',
    "import display from './fonts/bricolage-display.woff2?url';\nimport controls from './fonts/bricolage-ui.woff2?url';\n\nexport const preloadFonts: readonly string[] = [display, controls];\nexport const italicFont: string = '';\n",
  );
  edit('brand/brand.test.ts', ", 'bitter-text'", '');
  edit('brand/mark.ts', 'M4 4h32v32h-32Z', 'M2 20a18 18 0 1 1 36 0a18 18 0 1 1-36 0Z');
  edit(
    'edition/staff.ts',
    /id: 'newsroom'[^]*?role: 'Editors'/,
    "id: 'rosa-lind',\n    name: 'Rosa Lind',\n    role: 'Editor'",
  );
  edit(
    'edition/sections.ts',
    "  'Family Life': 'family',\n  'Close to Home': 'local',",
    "  Canalside: 'local',\n  'At Home': 'family',",
  );
  edit('edition/left-out.ts', "'radio'", "'radio', 'automotive', 'real-estate'");
  for (const file of ['where-our-advice-comes-from', 'what-to-keep-beside-the-telephone']) {
    edit(`articles/${file}.md`, /author: .*/, 'author: Rosa Lind');
    if (readFileSync(join(title.folder, `articles/${file}.md`), 'utf8').includes('Family Life'))
      edit(`articles/${file}.md`, 'category: Family Life', 'category: At Home');
  }
  edit('posts/our-first-morning.md', /author: .*/, 'author: "Rosa Lind"');
  write('photos/the-lock.png', await photo());
  write('articles/the-lock-is-open-on-sundays.md', brief);
}

/** A picture with some structure, as large as the build asks for. */
function photo(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="#b8d4e3"/><path d="M0 640h1600v360H0Z" fill="#2f5d50"/><circle cx="1200" cy="240" r="120" fill="#f0b429"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const brief = `---
title: The Lock Is Open on Sundays
excerpt: From the first Sunday in December the keeper lets families watch the boats go through, from ten until noon.
category: Canalside
author: Rosa Lind
date: 2026-11-28
ages: [3-to-6, 6-to-12]
image: /pictures/the-lock.png
imageAlt: "A green bank below a pale sky, with a low yellow sun"
brief: true
sources:
  - title: "Canal & River Trust: How to use a lock"
    url: https://canalrivertrust.org.uk/
---

From the first Sunday in December the keeper opens the gate at ten, and families may stand on the bridge while the boats go through. A lock takes about a quarter of an hour. That is longer than a three-year-old waits and shorter than a six-year-old asks.

Bring gloves, because the rail is iron. Children stand behind it, and *nobody* leans over. At noon the gate closes again, and the keeper goes to lunch like everybody else.
`;
