import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { storyCoverage } from './coverage.ts';
import { usageDocuments, usageFaults } from './usage.ts';

const all = storyCoverage(`${root}/packages/ui/src`);
const documents = usageDocuments();

it.each(Object.entries(documents))(
  'the usage document of %s names all parts, keys and colors',
  (component, document) => {
    expect(usageFaults(component, document, all)).toEqual([]);
  },
);

it('a new component has a usage document', () => {
  const missing = all.filter(({ component }) => !(component in documents));
  // The number may only fall.
  expect(missing.length).toBeLessThanOrEqual(49);
});
