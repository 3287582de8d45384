import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { brokenLink, linksOf } from './links.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  '.changeset/README.md',
  ...globSync(['docs/**/*.md', '{apps,packages}/*/README.md', 'deploy/*.md'], { cwd: root }).toSorted(),
];
const files = {
  isThere: (path: string) => existsSync(join(root, path)),
  isFolder: (path: string) => statSync(join(root, path)).isDirectory(),
  read: (path: string) => readFileSync(join(root, path), 'utf8'),
};

it.each(documents)('every link of %s leads somewhere', (path) => {
  const faults = linksOf(files.read(path)).map((link) => brokenLink(dirname(path), path, link, files));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});

it('finds the links of all these documents', () => {
  expect(documents.length).toBeGreaterThan(50);
  expect(documents.flatMap((path) => linksOf(files.read(path))).length).toBeGreaterThan(40);
});

it('README is read in a few minutes, and its map has every folder', () => {
  const text = files.read('README.md');
  expect(text.split('\n').length).toBeLessThan(100);
  const folders = globSync('{apps,packages}/*/package.json', { cwd: root }).map(dirname);
  expect(['tools', 'docs', ...folders].filter((folder) => !text.includes(`](${folder})`))).toEqual([]);
});

it('README names every guide, and each is read on two screens', () => {
  const guides = documents.filter((path) => path.startsWith('docs/guides/'));
  expect(guides.length).toBeGreaterThanOrEqual(9);
  expect(guides.filter((path) => !linksOf(files.read('README.md')).includes(path))).toEqual([]);
  expect(guides.filter((path) => files.read(path).split('\n').length > 90)).toEqual([]);
});

describe('a link', () => {
  const page =
    '# Title\n\n## What to do, and when\n\n```md\n[no](no.md)\n```\n\n`[no](no.md)` [a](b.md#c) ![p](p.webp)\n\n    [no](no.md)\n\n[r]: r.md\n';
  const there: Record<string, string> = { 'docs/a.md': page, 'docs/b.md': '## `C`\n' };
  const fake = {
    isThere: (path: string) => path in there || path === 'docs',
    isFolder: (path: string) => path === 'docs',
    read: (path: string) => there[path]!,
  };
  const broken = (link: string) => brokenLink('docs', 'docs/a.md', link, fake);

  it('is read from text, and neither from code nor from a fence', () => {
    expect(linksOf(page)).toEqual(['b.md#c', 'p.webp', 'r.md']);
  });

  it.each([
    'b.md',
    './b.md#c',
    '#what-to-do-and-when',
    '../docs/b.md',
    '../docs',
    'https://example.org/a?b#c',
    'mailto:a@b.example',
  ])('to %s is good', (link) => {
    expect(broken(link)).toBeUndefined();
  });

  it.each([
    ['c.md', 'there is no docs/c.md'],
    ['b.md#d', 'docs/b.md has no heading #d'],
    ['#when', 'docs/a.md has no heading #when'],
    ['../../elsewhere.md', 'leaves the repository'],
    ['https://localhost:3000/', 'is no address that a stranger can open'],
    ['http://example.org/', 'is no address that a stranger can open'],
    ['https://exa mple', 'is no address'],
  ])('to %s is refused: %s', (link, fault) => {
    expect(broken(link)).toBe(`${link}: ${fault}`);
  });
});
