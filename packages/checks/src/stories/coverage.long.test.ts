import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { storyCoverage } from './coverage.ts';

const src = `${root}/packages/ui/src`;
const missingIn = (folder: string) => storyCoverage(folder).flatMap(({ missing }) => missing);

describe('a story that is removed', () => {
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

  it('is missed with its whole file', () => {
    rmSync(join(copy, 'slider/Slider.stories.tsx'));
    expect(missingIn(copy)).toEqual([
      'Slider has no stories: write packages/ui/src/slider/Slider.stories.tsx',
    ]);
    cpSync(join(src, 'slider/Slider.stories.tsx'), join(copy, 'slider/Slider.stories.tsx'));
  });
});
