import { afterAll, expect, it } from 'vitest';
import { removeCode, typeFaults } from '../docs/type-check.ts';
import { codeOfStories } from './code.ts';

afterAll(() => removeCode('packages/ui'));

it('the code of every story is what TypeScript accepts', async () => {
  const files = { ...(await codeOfStories()), 'around.d.ts': "declare module '*.css';\n" };
  expect(await typeFaults('packages/ui', files)).toBe('');
});
