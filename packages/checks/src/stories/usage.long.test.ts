import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { storyCoverage } from './coverage.ts';
import { usageDocuments, usageFaults } from './usage.ts';

it.each([
  ['story="', 'story="Rainbow ', 'names story Rainbow, which is not there'],
  ['`list`', '`slider`', 'names part slider, which is not there'],
  ['`Home`', '`Enter`', 'leaves out key Home'],
  ['vars.color.border.strong', 'vars.color.text.loud', 'leaves out token border.strong'],
  ['## Related', '## Else', 'has no section Related'],
])('finds a document in which %s became %s', (before, after, fault) => {
  const document = usageDocuments()['Tabs']!.replace(before, after);
  expect(usageFaults('Tabs', document, storyCoverage(`${root}/packages/ui/src`))).toContain(fault);
});
