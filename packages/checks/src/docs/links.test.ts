import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { readDocument } from './fences.ts';
import { linkFault, linksOf } from './links.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  '.changeset/README.md',
  ...globSync(['docs/**/*.md', '{apps,packages}/*/README.md', 'deploy/*.md'], { cwd: root }).toSorted(),
];

it.each(documents)('every link of %s leads somewhere', (document) => {
  const faults = linksOf(document).map((link) => linkFault(document, link));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});

it('the map in README has every folder', () => {
  const text = readDocument('README.md');
  const folders = globSync('{apps,packages}/*/package.json', { cwd: root }).map(dirname);
  expect(['tools', 'docs', ...folders].filter((folder) => !text.includes(`](${folder})`))).toEqual([]);
});

it('README names every guide', () => {
  const guides = documents.filter((path) => path.startsWith('docs/guides/'));
  expect(guides.filter((path) => !linksOf('README.md').includes(path))).toEqual([]);
});
