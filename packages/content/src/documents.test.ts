/** The examples of pieces in the documents, read as the build reads a piece. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type SplitFile, splitFile } from './front-matter.ts';
import { articleFrontMatterSchema } from './schemas.ts';

const blocksOf = (document: string, kind: string) =>
  [
    ...readFileSync(new URL(`../../../${document}`, import.meta.url), 'utf8').matchAll(
      new RegExp(`^ *\`\`\`${kind} article\\n([^]*?)^ *\`\`\``, 'gm'),
    ),
  ].map(([, block]) => block!);

describe.each(['packages/content/README.md', 'docs/guides/add-an-article.md'])('%s', (document) => {
  it.each(blocksOf(document, 'markdown'))('shows an article: %s', (block) => {
    const { yaml } = splitFile(block) as SplitFile;
    articleFrontMatterSchema.parse(parse(yaml));
  });

  it.each(blocksOf(document, 'yaml'))('shows fields of an article: %s', (block) => {
    articleFrontMatterSchema.partial().parse(parse(block));
  });

  it('has examples of both', () => {
    expect(blocksOf(document, 'markdown')).toHaveLength(1);
    expect(blocksOf(document, 'yaml')).toHaveLength(1);
  });
});
