import { gitRepository } from '@daily-nest/testing/git-repository';
import { expect, it } from 'vitest';
import { commitFaults, commitsSince } from './commits.ts';

const good = { subject: 'Fix duplicate weekly letter on Mondays', body: 'Why.', files: 2 };

it('accepts a message that says the effect and why', () => {
  expect(commitFaults(good)).toEqual([]);
  expect(commitFaults({ ...good, body: '', files: 1 })).toEqual([]);
});

it.each([
  [{ subject: `Fix ${'x'.repeat(70)}` }, 'the subject has 74 characters, 72 fit'],
  [{ subject: '[letter] Fix duplicates' }, 'the subject does not start with a verb and a capital letter'],
  [{ subject: 'Fixed duplicates' }, '"Fixed" is no imperative: write "Add", not "Added" or "Adding"'],
  [{ subject: 'Fix duplicates.' }, 'the subject ends with a period'],
  [{ body: '\n' }, 'it changes 2 files and has no body that says why'],
])('refuses %o', (change, fault) => {
  expect(commitFaults({ ...good, ...change })).toEqual([fault]);
});

it('reads the commits of a branch', () => {
  const { folder, git, write, commit, remove } = gitRepository();
  git('commit', '--quiet', '--allow-empty', '--message=Start');
  for (const name of ['a', 'b']) write(name, name);
  commit('Add two files', 'They are needed.');
  expect(commitsSince('HEAD~1', folder)).toEqual([
    { hash: expect.any(String), subject: 'Add two files', body: '\nThey are needed.', files: 2 },
  ]);
  remove();
});
