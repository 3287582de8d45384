import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf } from '../publish/packed.ts';
import { type Loaded, loadProgram, needsCompiler } from './loading.ts';
import { makeProject, type Project } from './project.ts';

const entries = entriesOf('ui').map(({ entry }) => entry);
/** Works only where `@vanilla-extract/css` is installed, and says so. */
const compiled = 'vanilla-extract';

let project: Project;
/** What Node said of an entry that it could not load, by entry. */
let broken: Loaded['broken'];

const files = {
  'load.js': loadProgram(['ui']),
  'card.js': `import { ArticleCard } from '@daily-nest/ui/article-card';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
console.log(renderToString(createElement(ArticleCard, { title: 'Bedtime', href: '/bedtime' })));\n`,
  'all.ts': `${entries
    .filter((entry) => entry !== compiled)
    .map((entry, index) => `export * as entry${index} from '@daily-nest/ui/${entry}';`)
    .join('\n')}\n`,
};

beforeAll(() => {
  project = makeProject(files, {});
  ({ broken } = JSON.parse(project.run('node', 'load.js')) as Loaded);
}, 300_000);
afterAll(() => project?.remove());

describe('plain Node', () => {
  it.each(entries.filter((entry) => entry !== compiled))('loads @daily-nest/ui/%s', (entry) => {
    expect(broken[`@daily-nest/ui/${entry}`]).toBeUndefined();
  });

  it('misses only the compiler where an entry is for it', () => {
    expect(Object.entries(broken).map(([address, message]) => needsCompiler(address, message))).toEqual([
      true,
    ]);
  });

  it('renders a card', () => {
    expect(project.run('node', 'card.js')).toContain('href="/bedtime"');
  });

  it.each([
    ['bundler', 'esnext'],
    ['node16', 'node16'],
  ])('compiles every entry with skipLibCheck off under %s', (resolution, module) => {
    const options = ['--moduleResolution', resolution, '--module', module, '--target', 'es2022'];
    expect(project.compile(...options, 'all.ts', 'brand.ts')).toBe('');
  });
});
