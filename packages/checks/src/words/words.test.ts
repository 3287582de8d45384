import { expect, it } from 'vitest';
import { components, fixedWords, readComponent } from './words.ts';

it('no component says a word that its page cannot give in another language', () => {
  const paths = components();
  expect(paths.length).toBeGreaterThan(0);
  const fixed = paths.flatMap((path) =>
    fixedWords(path, readComponent(path)).map((words) => `${path}: ${words}`),
  );
  expect(fixed, 'put them into labels.ts beside the component, and into labels-es').toEqual([]);
});
