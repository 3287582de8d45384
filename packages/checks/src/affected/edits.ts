/** What somebody edits, and what has to run because of it: no more, no less. */
export interface Edit {
  what: string;
  file: string;
  /** Makes the edit where another line at the end would be none. */
  change?: (text: string) => string;
  /** Packages that are built anew. */
  builds?: string;
  /** Packages whose unit tests run. */
  tests?: string;
  /** What runs of the tasks that there are once. */
  once?: string;
}

const ofUiTests = 'brand checks desk site tools ui';
const code = 'boundaries lint rules structure unused';

/** `format:check` reads every file and is left out. */
export const edits: Edit[] = [
  {
    what: 'a sentence of an article',
    file: 'packages/content/articles/a-fever-at-three-in-the-morning.md',
    builds: 'backend content desk al-ushsh el-nido harbour-post storybook web',
    tests: 'content',
    once: 'links',
  },
  {
    what: 'a component',
    file: 'packages/ui/src/button/Button.tsx',
    builds: 'desk al-ushsh el-nido harbour-post storybook ui web',
    tests: ofUiTests,
    once: `${code} consumers e2e links stories`,
  },
  {
    what: 'a story',
    file: 'packages/ui/src/button/Button.stories.tsx',
    builds: 'storybook',
    tests: 'checks ui',
    once: `${code} stories`,
  },
  {
    what: 'a picture of a story',
    file: 'apps/storybook/baselines/Button.daily-nest.dark.webp',
    once: 'stories',
  },
  {
    what: 'a token of the theme',
    file: 'packages/ui/src/theme/base.css.ts',
    builds: 'desk al-ushsh el-nido harbour-post storybook ui web',
    tests: ofUiTests,
    once: `${code} consumers e2e links stories`,
  },
  {
    what: 'data of the brand',
    file: 'packages/brand-daily-nest/src/owner.ts',
    builds: 'desk al-ushsh el-nido harbour-post storybook web',
    tests: 'brand desk site tools',
    once: `${code} e2e links stories`,
  },
  {
    what: 'data of another title',
    file: 'packages/brand-harbour-post/src/owner.ts',
    builds: 'harbour-post storybook',
    tests: 'brand tools',
    once: `${code} stories`,
  },
  {
    what: 'the api-client',
    file: 'packages/api-client/src/client.ts',
    builds: 'api-client backend al-ushsh el-nido harbour-post web',
    tests: 'api-client backend checks site tools',
    once: `${code} consumers e2e links`,
  },
  {
    what: 'a route of the backend',
    file: 'apps/backend/src/app.ts',
    builds: 'al-ushsh backend el-nido harbour-post',
    tests: 'backend',
    once: `${code} e2e links`,
  },
  {
    what: 'a migration of the backend',
    file: 'apps/backend/drizzle/0000_extensions.sql',
    builds: 'al-ushsh backend el-nido harbour-post',
    tests: 'backend',
    once: 'e2e links',
  },
  {
    what: 'a route of the site',
    file: 'packages/site/app/routes/blog-post/route.tsx',
    builds: 'al-ushsh el-nido harbour-post web',
    tests: 'site',
    once: `${code} e2e links`,
  },
  {
    what: 'an end-to-end test',
    file: 'apps/web/e2e/no-script.spec.ts',
    once: `${code} e2e links`,
  },
  { what: 'a document', file: 'docs/product.md', once: 'rules' },
  {
    what: 'the README of ui',
    file: 'packages/ui/README.md',
    builds: 'storybook',
    tests: 'checks ui',
    once: 'consumers rules',
  },
  { what: 'a changeset', file: '.changeset/config.json', once: 'boundaries rules unused' },
  { what: 'a workflow', file: '.github/workflows/ci.yml', once: 'boundaries rules unused' },
  {
    what: 'the start command',
    file: 'scripts/start.ts',
    once: `${code} e2e links`,
  },
  {
    what: 'the version of a dependency of the backend alone',
    file: 'pnpm-lock.yaml',
    change: (text) =>
      text.replaceAll(
        /(pg-copy-streams(?:@|:\n +specifier: .*\n +version: ))7\.0\.0/g,
        (_, name: string) => `${name}7.0.1`,
      ),
    builds: 'al-ushsh backend el-nido harbour-post',
    tests: 'backend',
    once: 'boundaries e2e links lint rules unused',
  },
];

/** Edits after which everything runs. */
export const filesOfAll = ['tsconfig.base.json', '.oxlintrc.json'];
