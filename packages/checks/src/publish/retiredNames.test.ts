import { expect, it } from 'vitest';
import { declarationsOf } from './declarations.ts';
import { join } from 'node:path';
import { entriesOf } from './packed.ts';

/** Names that a prop had before, and what says the same now: docs/upgrading-ui.md tells hosts. */
const retired: Readonly<Record<string, string>> = { level: 'headingLevel' };

it('gives no prop a name that it had before', () => {
  const props = entriesOf('ui').flatMap(({ entry, dist }) =>
    declarationsOf(join(dist, 'index.d.ts'))
      .exported.filter(({ name }) => name.endsWith('Props'))
      .flatMap(({ name, text }) => namesIn(text).map((prop) => ({ prop, at: `${entry}: ${name}.${prop}` }))),
  );
  expect(props.length).toBeGreaterThan(300);
  const back = props
    .filter(({ prop }) => prop in retired)
    .map(({ prop, at }) => `${at} is ${retired[prop]} now`);
  expect(back).toEqual([]);
});

const namesIn = (text: string) => [...text.matchAll(/^ {4}(\w+)\??:/gm)].map(([, name]) => name!);
