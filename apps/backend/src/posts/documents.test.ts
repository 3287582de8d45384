import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readMarkdown } from './markdown-file.ts';

it('the guide to importing shows a post that is imported without a warning', () => {
  const guide = readFileSync(new URL('../../../../docs/guides/import-posts.md', import.meta.url), 'utf8');
  const [, block = ''] = /^```markdown post\n([^]*?)^```/m.exec(guide) ?? [];
  const options = { defaultDomain: 'thedailynest.example', latest: '2999-12-31' };
  expect(readMarkdown(new TextEncoder().encode(block), options)).toMatchObject({ warnings: [] });
});
