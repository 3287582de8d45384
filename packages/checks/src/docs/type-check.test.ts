import { afterEach, expect, it, vi } from 'vitest';
import { removeCode, typeFaults } from './type-check.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  removeCode('packages/checks');
});

it('fails where TypeScript does not run', async () => {
  vi.stubEnv('PATH', '/nowhere');
  await expect(typeFaults('packages/checks', { 'fine.ts': 'export {};' })).rejects.toThrow(/tsc/);
});
