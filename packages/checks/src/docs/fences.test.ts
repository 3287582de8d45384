import { afterAll, describe, expect, it } from 'vitest';
import { commandFault, madeBy } from './commands.ts';
import { examples } from './examples.ts';
import { commandsOf, type Fence, fencesOf, followed } from './fences.ts';
import { removeCode, typeFaults } from './type-check.ts';

/** What the blocks leave to their reader: style files, and a brand that another block has made. */
const around = `
declare module '*.css';
declare module '*?url';
declare module 'next/link';
declare const spec: import('@daily-nest/ui/theme').BrandSpec;
`;
const fences = followed.flatMap((document) => fencesOf(document));
const held = (fence: Fence) => isCode(fence) || fence.language === 'sh' || kindOf(fence) in examples;
const isCode = ({ language }: Fence) => /^tsx?$/.test(language);
const kindOf = ({ language, about }: Fence) => `${language} ${about}`.trim();

/** The package in which a block of code stands: that of the file which it names, or of its README. */
const homeOf = ({ document, about }: Fence) => (about || document).split('/').slice(0, 2).join('/');
const homes = [...new Set(fences.filter(isCode).map(homeOf))];

afterAll(() => {
  for (const home of homes) removeCode(home);
});

it('finds what a newcomer follows', () => {
  expect(followed.length).toBeGreaterThan(20);
  expect(fences.length).toBeGreaterThan(60);
  expect(homes.length).toBeGreaterThanOrEqual(3);
});

it('knows how to hold every fenced block', () => {
  expect(
    fences.filter((fence) => !held(fence)).map((fence) => `${fence.document}: ${kindOf(fence)}`),
  ).toEqual([]);
});

describe('code', () => {
  it.each(homes)('of %s is what TypeScript accepts', async (home) => {
    const files = fences
      .filter((fence) => isCode(fence) && homeOf(fence) === home)
      .map(({ language, about, code: text }, index) => [
        about
          ? about.slice(home.length + 1)
          : (/^\/\/ (\S+\.tsx?)\b/.exec(text)?.[1] ?? `block-${index + 1}.${language}`),
        text,
      ]);
    expect(await typeFaults(home, { ...Object.fromEntries(files), 'around.d.ts': around })).toBe('');
  });

  it('with a prop that is no more is found', async () => {
    const { code: text } = fences.find((fence) => isCode(fence) && fence.code.includes('<Pager'))!;
    const broken = { 'broken.tsx': text.replace('pages=', 'count=') };
    expect(await typeFaults('packages/ui', broken)).toContain('count');
  });
});

describe('examples', () => {
  it.each(
    fences.filter((fence) => kindOf(fence) in examples).map((fence) => [kindOf(fence), fence] as const),
  )('%s is read by what it is for', async (kind, fence) => {
    await examples[kind]!(fence);
  });

  it.each([
    ['json owner', '{ "donationURL": "https://give.example.org/" }'],
    ['json get_metainfo', '{ "blogs": [{ "slug": 7 }], "total": 1 }'],
    ['json get_details', '{ "metaTitle": "A", "metaDescription": "B", "blog": "C", "writer": "D" }'],
    ['json package.json', '{\n"scripts": {\n"build": "daily-nest-site make"\n}\n}'],
    ['json network.json', '{ "a-fever-at-three": "Health & Safety" }'],
    ['markdown article', '---\ntitle: Without anything else\n---\n\nA body.\n'],
    ['markdown post', '---\nslug: a-post\ntitle: A post\n---\n'],
    ['yaml article', 'asOf: yesterday'],
    ['css', '@layer dn {'.replace('{', ': }')],
    ['html', '<html data-scheme-of="dark">'],
    ['tree', 'app/nothing.ts  is nothing'],
    ['tree component', 'packages/ui/src/quiz-card/QuizCard.vue'],
    ['env', 'SITE_ADDRESS=https://nest.example'],
  ])('%s that is wrong is refused', async (kind, text) => {
    const fence = { document: 'packages/site/README.md', language: '', about: '', code: text };
    await expect((async () => examples[kind]!(fence))()).rejects.toThrow();
  });
});

describe('commands', () => {
  it.each(followed.filter((document) => commandsOf(document).length > 0))(
    'of %s can be typed',
    (document) => {
      const commands = commandsOf(document);
      const made = madeBy(commands);
      const faults = commands.map((line) => [line, commandFault(line, made)]);
      expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
    },
  );

  it.each([
    ['pnpm begin', 'package.json has no script begin'],
    ['pnpm gen article a-night', 'pnpm gen makes no article'],
    ['pnpm posts publish a.md', 'pnpm posts has no command publish'],
    ['pnpm posts list --site a', 'pnpm posts list has no option --site'],
    ['pnpm letter monthly', 'pnpm letter has no command monthly'],
    ['pnpm --filter @daily-nest/kit test', 'there is no package @daily-nest/kit'],
    ['pnpm --filter @daily-nest/ui begin', 'packages/ui/package.json has no script begin'],
    ['pnpm exec vitets', 'vitets is not installed in .'],
    ['npx --yes pnpm@1.0.0 start', 'pnpm@1.0.0 is not'],
    ['SITE_ADDRESS=https://a.example pnpm start', 'SITE_ADDRESS is no setting'],
    ['kubectl apply -k deploy/nowhere', 'there is no deploy/nowhere'],
    ['yarn start', 'yarn is no program'],
  ])('%s is refused: %s', (line, fault) => {
    expect(commandFault(line)).toContain(fault);
  });
});
