import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gitRepository } from '@daily-nest/testing/git-repository';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../root.ts';
import { found } from './pictures.ts';
import { summaryOf } from './summary.ts';

/** A branch of two commits: the records of this repository, and real changes of them. */
const { folder, git, commit, remove } = gitRepository();
const repository = 'https://code.example/nest/kit';
const report = 'packages/ui/api-report.md';
const sizes = 'packages/checks/sizes.json';
const picture = (name: string) => `apps/storybook/baselines/${name}.webp`;

function edit(path: string, change: (text: string) => string): void {
  const was = readFileSync(join(folder, path), 'utf8');
  const is = change(was);
  expect(is, path).not.toBe(was);
  writeFileSync(join(folder, path), is);
}

beforeAll(() => {
  const files = [report, 'packages/api-client/api-report.md', sizes];
  for (const path of [...files, picture('Button.daily-nest.dark'), picture('Byline.daily-nest.dark')]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  commit('before');
});
afterAll(remove);

it('says in a sentence that nothing changes', () => {
  expect(summaryOf({ folder, base: 'HEAD' }, { repository })).toBe(
    'No promise, no size on record and no picture of a story changes.\n',
  );
});

it('shows what a branch changes: props under their entry, bytes with their sum, pictures before and after', () => {
  edit(report, (text) =>
    text.replace('    headingLevel?: 2 | 3 | 4;\n', '    headingLevel?: 2 | 3 | 4;\n    folded?: boolean;\n'),
  );
  edit(report, (text) => text.replace(/## @daily-nest\/ui\/byline\n[^]*?(?=\n## )/, ''));
  const before = JSON.parse(readFileSync(join(folder, sizes), 'utf8')) as Record<
    string,
    { js: number; css: number }
  >;
  edit(sizes, (text) => {
    const { byline: _, ...kept } = JSON.parse(text) as typeof before;
    return JSON.stringify({ ...kept, accordion: { ...kept['accordion'], js: kept['accordion']!.js + 40 } });
  });
  copyFileSync(
    join(root, picture('Button.daily-nest.light')),
    join(folder, picture('Button.daily-nest.dark')),
  );
  copyFileSync(
    join(root, picture('Kicker.daily-nest.dark')),
    join(folder, picture('Kicker.daily-nest.dark')),
  );
  rmSync(join(folder, picture('Byline.daily-nest.dark')));
  commit('after');
  const [was, is] = [git('rev-parse', 'HEAD~1').trim(), git('rev-parse', 'HEAD').trim()];

  const text = summaryOf({ folder, base: 'HEAD~1' }, { repository, artifact: 'https://code.example/report' });

  expect(text).toContain('#### @daily-nest/ui/accordion\n\n```diff\n+     folded?: boolean;\n```\n');
  expect(text).toMatch(
    /#### @daily-nest\/ui\/byline\n\n```diff\n-## @daily-nest\/ui\/byline\n- Stable since 0\.1\.0: Byline\.\n- export function Byline/,
  );
  expect(text).not.toContain('@daily-nest/api-client');
  const { accordion, byline } = before;
  expect(text).toContain(
    `| accordion | ${accordion!.js} → ${accordion!.js + 40} (+40) | ${accordion!.css} |`,
  );
  expect(text).toContain(`| byline | gone, was ${byline!.js} | gone, was ${byline!.css} |`);
  expect(text).toMatch(
    new RegExp(`\\| all \\| \\d+ → \\d+ \\(−${byline!.js - 40}\\) \\| \\d+ → \\d+ \\(−${byline!.css}\\) \\|`),
  );
  expect(text).toContain('3 pictures are taken anew.');
  expect(text).toContain('[the report](https://code.example/report)');
  const shown = (commit: string, name: string) => `src="${repository}/raw/${commit}/${picture(name)}"`;
  expect(text).toContain(shown(was, 'Button.daily-nest.dark'));
  expect(text).toContain(shown(is, 'Button.daily-nest.dark'));
  expect(text).toMatch(/\| Kicker\.daily-nest\.dark \| new \| <img/);
  expect(text).toMatch(/\| Byline\.daily-nest\.dark \| <img .* \| gone \|/);
});

it('tells pictures that nobody has taken anew, and what accepts them', () => {
  expect(found(folder, {})).toBe('');
  const place = join(folder, 'apps/storybook/test-results/baselines');
  mkdirSync(place, { recursive: true });
  const accept = "pnpm --filter @daily-nest/storybook baselines:update -t '^Header '";
  const change = {
    component: 'Header',
    file: 'Header.daily-nest.dark.webp',
    sentence: 'differs in 312 pixels',
    accept,
  };
  writeFileSync(join(place, 'changes.json'), JSON.stringify([change]));
  const text = found(folder, { artifact: 'https://code.example/report' });
  expect(text).toContain('1 picture is not what the baseline shows.');
  expect(text).toContain('- Header.daily-nest.dark: differs in 312 pixels');
  expect(text).toContain(accept);
  expect(text).toContain('(https://code.example/report)');
});

it('says so when it cannot compare', () => {
  expect(() => summaryOf({ folder, base: 'nowhere' }, {})).toThrow('git cannot compare nowhere with HEAD');
});
