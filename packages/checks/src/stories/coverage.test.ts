import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { describeCoverage, storyCoverage } from './coverage.ts';
import { kindsOf, shownIn } from './kinds.ts';

const src = `${root}/packages/ui/src`;
const missingIn = (folder: string) => storyCoverage(folder).flatMap(({ missing }) => missing);

describe('the stories of packages/ui', () => {
  const all = storyCoverage(src);

  it('show every component in every state of its kind and every value of its variants', () => {
    expect(all.flatMap(({ missing }) => missing)).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(70);
  });

  it('have no rules for components that are gone', () => {
    const components = new Set(all.map(({ component }) => component));
    expect(
      [...Object.keys(kindsOf), ...Object.keys(shownIn)].filter((name) => !components.has(name)),
    ).toEqual([]);
  });

  it('are listed with exports, states and variants', () => {
    const lines = describeCoverage(all);
    expect(lines).toContain('ArticleCard (article-card)');
    expect(lines).toContain('states: Default LongText MissingImage Focus Loading');
    expect(lines).toContain('variants: variant lead|feature|standard|compact|headline');
  });
});

describe('a story that is taken away', () => {
  let copy: string;

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'stories-'));
    cpSync(src, copy, { recursive: true });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  /** Edits a file of the copy for the time of one look. */
  function missingAfter(file: string, edit: (text: string) => string): string[] {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    expect(edit(text)).not.toBe(text);
    writeFileSync(path, edit(text));
    try {
      return missingIn(copy);
    } finally {
      writeFileSync(path, text);
    }
  }

  it('is not missed in the copy as it is', () => {
    expect(missingIn(copy)).toEqual([]);
  });

  it('is missed as a state', () => {
    const missing = missingAfter('blog-row/BlogRow.stories.tsx', (text) =>
      text.replace('const Focus:', 'const Focused:'),
    );
    expect(missing).toEqual(['BlogRow has no story Focus in blog-row/BlogRow.stories.tsx']);
  });

  it('is missed as a value of a variant', () => {
    const missing = missingAfter('toast/Toast.stories.tsx', (text) =>
      text.replace(/export const Danger[^;]+;\n/, ''),
    );
    expect(missing).toEqual(['Toast has no story with tone danger in toast/Toast.stories.tsx']);
  });

  it('is missed when it showed what has no file of its own', () => {
    const missing = missingAfter('article-card/ArticleCard.stories.tsx', (text) =>
      text.replace('<ArticleCardSkeleton variant="compact" />', '<p>Loading</p>'),
    );
    expect(missing).toEqual([
      'ArticleCardSkeleton has no story with variant compact in article-card/ArticleCard.stories.tsx',
    ]);
  });

  it('is missed with its whole file', () => {
    rmSync(join(copy, 'slider/Slider.stories.tsx'));
    expect(missingIn(copy)).toEqual([
      'Slider has no stories: write packages/ui/src/slider/Slider.stories.tsx',
    ]);
    cpSync(join(src, 'slider/Slider.stories.tsx'), join(copy, 'slider/Slider.stories.tsx'));
  });

  it('is missed for a component that was exported without any', () => {
    const missing = missingAfter(
      'kicker/index.ts',
      (text) => `${text}export { Badge } from './Badge.tsx';\n`,
    );
    expect(missing).toEqual(['Badge has no stories: write packages/ui/src/kicker/Badge.stories.tsx']);
  });
});
