import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edits, filesOfAll } from './edits.ts';
import { copyWithHistory } from './repository.ts';

let repository: ReturnType<typeof copyWithHistory>;

beforeAll(() => {
  repository = copyWithHistory();
});
afterAll(() => repository?.remove());

/** Tasks that many packages have; each of the others is there once. */
const ofMany = { builds: 'build', tests: 'test' };

const split = (id: string) => id.replace('@daily-nest/', '').split('#') as [string, string];
const packagesOf = (ran: string[], word: string) =>
  ran
    .map(split)
    .filter(([, task]) => task === word)
    .map(([name]) => name)
    .toSorted();
const words = (text = '') => text.split(' ').filter(Boolean).toSorted();

describe.each(edits)('after an edit of $what', (edit) => {
  let ran: string[];
  beforeAll(() => {
    ran = repository.ranAfter(edit.file, edit.change);
  });

  it.each(['builds', 'tests'] as const)('%s what it touches, and nothing else', (list) => {
    expect(packagesOf(ran, ofMany[list])).toEqual(words(edit[list]));
  });

  it('runs the suites that would notice, and no other', () => {
    const many = new Set(Object.values(ofMany));
    const once = ran.map(split).filter(([, task]) => !many.has(task));
    expect(once.map(([, task]) => task).toSorted()).toEqual(words(edit.once));
  });
});

it.each(filesOfAll)('runs everything that there is after an edit of %s', (file) => {
  expect(new Set(repository.ranAfter(file))).toEqual(new Set(repository.all));
});
