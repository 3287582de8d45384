import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { propFaults, shownProps } from './props.ts';

const src = `${root}/packages/ui/src`;

it('every prop of every component is in a story of it, but for a few that nobody could see', () => {
  const all = shownProps(src);
  expect(propFaults(all)).toEqual({ unseen: [], needless: [] });
  expect(all.flatMap(({ props }) => props).length).toBeGreaterThan(400);
});

it('reads what a component takes over from another, and what it leaves out', () => {
  const props = Object.fromEntries(shownProps(src).map((own) => [own.component, own.props]));
  expect(props['ArticleCard']).toEqual(expect.arrayContaining(['reviewedBy', 'kicker', 'image']));
  expect(props['SponsoredTile']).toContain('image');
  expect(props['SponsoredTile']).not.toContain('kicker');
});

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
    [
      'is missed as an attribute',
      'post-body/PostBody.stories.tsx',
      ' paragraphs={1}',
      '',
      'PostBodySkeleton.paragraphs',
    ],
    [
      'is missed once it is declared',
      'kicker/Kicker.tsx',
      "export interface KickerProps extends ComponentProps<'p'> {",
      '$&\n  loud?: boolean;',
      'Kicker.loud',
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
