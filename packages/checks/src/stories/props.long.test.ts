import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { propFaults, shownProps } from './props.ts';

const src = `${root}/packages/ui/src`;

describe('a prop that no story shows', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'props-'));
    cpSync(src, copy, { recursive: true });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each([
    [
      'is missed among the arguments',
      'tabs/Tabs.stories.tsx',
      "args: { active: 'nutrition' },",
      '',
      'Tabs.active',
    ],
  ])('%s', (_name, file, from, to, missed) => {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    const edited = text.replace(from, to);
    expect(edited).not.toBe(text);
    writeFileSync(path, edited);
    try {
      expect(propFaults(shownProps(copy)).unseen).toEqual([missed]);
    } finally {
      writeFileSync(path, text);
    }
  });

  it('is not excused by a reason that nothing needs', () => {
    expect(propFaults([], { 'Kicker.href': 'An address.' }).needless).toEqual(['Kicker.href']);
  });
});
