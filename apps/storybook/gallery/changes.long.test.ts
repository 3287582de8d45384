import { expect, it } from 'vitest';
import { changesIn } from '../src/usage/changes.ts';

const changeset = (text: string, name = '@daily-nest/ui') => `---\n'${name}': minor\n---\n\n${text}\n`;

it('returns the changesets of a component, without those of others', () => {
  const found = changesIn(
    'Pager',
    [
      changeset('`Pager` points\non. It turns in Arabic. `Tabs` is wide.\n\n`Tabs` has hues.'),
      changeset('`PagerLabels` has a word more.'),
      changeset('A pager of the client.', '@daily-nest/api-client'),
      changeset('`<Pager pages={3}>` is one line.'),
    ],
    [],
  );
  expect(found).toEqual([
    {
      version: 'Next',
      texts: ['`Pager` points on. It turns in Arabic.', '`<Pager pages={3}>` is one line.'],
    },
  ]);
});

it('returns the released notes, by version', () => {
  const log = `# @daily-nest/ui

## 0.3.0

### Minor Changes

- 1a2b3c4: \`Tabs\` has hues.

## 0.2.0

### Patch Changes

- 1a2b3c4: \`Pager\` mirrors its arrows.
- 5d6e7f8: \`Tabs\` scrolls.
`;
  expect(changesIn('Pager', [], [log])).toEqual([
    { version: '0.2.0', texts: ['`Pager` mirrors its arrows.'] },
  ]);
  expect(changesIn('Tabs', [], [log]).map(({ version }) => version)).toEqual(['0.3.0', '0.2.0']);
});

it('returns nothing for a component that has not changed', () => {
  expect(changesIn('Kicker', [changeset('`Pager` points on.')], [])).toEqual([]);
});
