import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { storyCoverage } from '../stories/coverage.ts';
import { partFaults, partsDocument, partsOf, partsPath, partWords } from './parts.ts';

const components = storyCoverage(`${root}/packages/ui/src`);

it('every component names its root, and its parts by the words that all share', () => {
  expect(partFaults(components, partsOf)).toEqual([]);
});

it('the list of parts is that of the code', () => {
  expect(partsDocument(components), 'pnpm --filter @daily-nest/checks api:update').toBe(
    readFileSync(partsPath, 'utf8'),
  );
});

it.each([
  ['a root without its name', { kicker: ['label'] }, 'Kicker: no element has data-part="kicker"'],
  ['a word of its own', { kicker: ['kicker', 'eyebrow'] }, 'eyebrow is no word of parts.md'],
  ['a word for nothing', { kicker: ['kicker'] }, 'label is the part of no component'],
])('finds %s', (_name, parts: Record<string, string[]>, fault) => {
  const kicker = components.filter(({ entry }) => entry === 'kicker');
  expect(kicker).toHaveLength(1);
  const faults = partFaults(kicker, (entry) => parts[entry] ?? [], { label: partWords['label']! });
  expect(faults).toContain(fault);
});
