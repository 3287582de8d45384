import { afterEach, expect, it, vi } from 'vitest';
import { removeCode, typeFaults } from './type-check.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  for (const home of ['packages/checks', 'packages/ui']) removeCode(home);
});

it('fails where TypeScript does not run', async () => {
  vi.stubEnv('PATH', '/nowhere');
  await expect(typeFaults('packages/checks', { 'fine.ts': 'export {};' })).rejects.toThrow(/tsc/);
});

it('finds a prop that a component no longer has', async () => {
  const code =
    "import { Pager } from '@daily-nest/ui/pager';\nexport const pager = <Pager page={1} count={3} hrefFor={String} />;\n";
  expect(await typeFaults('packages/ui', { 'broken.tsx': code })).toContain('count');
});
