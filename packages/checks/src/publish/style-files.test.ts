import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { entriesOf } from './packed.ts';
import { classesOf, layersIn, selectorsIn, styleOf } from './style-files.ts';

const folder = `${root}/packages/ui/dist/styles`;
const files = readdirSync(folder);
const entries = entriesOf('ui').map(({ entry }) => entry);
/** What is for whole pages, and says so. */
const forPages = new Set(['reset.css', 'wireframe.css']);

const styled = new Set(entries.flatMap((entry) => [...(styleOf(entry)?.classes ?? [])]));

it.each(entries)('every class that %s may put on a page has its rules in its style file', (entry) => {
  const lost = [...classesOf(entry)].filter((name) => styled.has(name) && !styleOf(entry)?.classes.has(name));
  expect(lost).toEqual([]);
});

it('finds the classes of the components', () => {
  expect(classesOf('radio-player').size).toBeGreaterThan(0);
  expect(styled.size).toBeGreaterThan(0);
});

it.each(files)('%s states the order of the layers before anything else, and writes to no other', (file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  expect(text).toMatch(/^@layer dn\.reset,dn\.theme,dn\.components,dn\.layouts,dn\.overrides;\n/);
  const ours = ['dn.reset', 'dn.theme', 'dn.components', 'dn.layouts', 'dn.overrides'];
  expect([...layersIn(`${folder}/${file}`)].filter((layer) => !ours.includes(layer))).toEqual([]);
});

it.each(files.filter((file) => !forPages.has(file)))('%s styles nothing of the host', (file) => {
  const ours = /\.dn[-_]|\[class[\^*]="?dn-/;
  expect(selectorsIn(`${folder}/${file}`).filter((selector) => !ours.test(selector))).toEqual([]);
});

it.each(entries.filter((entry) => !forPages.has(`${entry}.css`)))(
  '%s brings no file for whole pages along',
  (entry) => {
    const files = styleOf(entry)?.files ?? [];
    expect(files.filter((file) => forPages.has(file.split('/').at(-1)!))).toEqual([]);
  },
);
