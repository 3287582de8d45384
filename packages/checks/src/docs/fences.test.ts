import { afterAll, describe, expect, it } from 'vitest';
import { commandFault, madeBy } from './commands.ts';
import { examples, heldByPackages } from './examples.ts';
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
const held = (fence: Fence) =>
  isCode(fence) ||
  fence.language === 'sh' ||
  kindOf(fence) in examples ||
  heldByPackages.includes(kindOf(fence));
const isCode = ({ language }: Fence) => /^tsx?$/.test(language);
const kindOf = ({ language, about }: Fence) => `${language} ${about}`.trim();

/** The package in which a block of code stands: that of the file which it names, or of its README. */
const homeOf = ({ document, about }: Fence) => (about || document).split('/').slice(0, 2).join('/');
const homes = [...new Set(fences.filter(isCode).map(homeOf))];

afterAll(() => {
  for (const home of homes) removeCode(home);
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
});

describe('examples', () => {
  it.each(
    fences.filter((fence) => kindOf(fence) in examples).map((fence) => [kindOf(fence), fence] as const),
  )('%s is read by what it is for', async (kind, fence) => {
    await examples[kind]!(fence);
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
});
