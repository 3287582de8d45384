import { afterAll, expect, it } from 'vitest';
import { type Fence, fencesOf, followed, isCode } from './fences.ts';
import { removeCode, typeFaults } from './type-check.ts';

/** What the blocks leave to their reader: style files, and a brand that another block has made. */
const around = `
declare module '*.css';
declare module '*?url';
declare module 'next/link';
declare const spec: import('@daily-nest/ui/theme').BrandSpec;
`;

const blocks = followed.flatMap((document) => fencesOf(document)).filter(isCode);

/** The package in which a block of code stands: that of the file which it names, or of its README. */
const homeOf = ({ document, about }: Fence) => (about || document).split('/').slice(0, 2).join('/');
const homes = [...new Set(blocks.map(homeOf))];

afterAll(() => {
  for (const home of homes) removeCode(home);
});

it.each(homes)('the code of %s is what TypeScript accepts', async (home) => {
  const files = blocks
    .filter((block) => homeOf(block) === home)
    .map(({ language, about, code }, index) => [
      about
        ? about.slice(home.length + 1)
        : (/^\/\/ (\S+\.tsx?)\b/.exec(code)?.[1] ?? `block-${index + 1}.${language}`),
      code,
    ]);
  expect(await typeFaults(home, { ...Object.fromEntries(files), 'around.d.ts': around })).toBe('');
});
