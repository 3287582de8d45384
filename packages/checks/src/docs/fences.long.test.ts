import { expect, it } from 'vitest';
import { commandFault } from './commands.ts';
import { examples } from './examples.ts';

it.each([
  ['json package.json', '{\n"scripts": {\n"build": "daily-nest-site make"\n}\n}'],
  ['json network.json', '{ "no-such-piece": "Health & Safety" }'],
  ['css', '@layer dn {'.replace('{', ': }')],
  ['html', '<html data-scheme-of="dark">'],
  ['tree', 'app/nothing.ts  is nothing'],
  ['env', 'SITE_ADDRESS=https://nest.example'],
])('%s that is wrong is refused', async (kind, text) => {
  const fence = { document: 'packages/site/README.md', language: '', about: '', code: text };
  await expect((async () => examples[kind]!(fence))()).rejects.toThrow();
});

it.each([
  ['pnpm begin', 'package.json has no script begin'],
  ['pnpm gen article a-night', 'pnpm gen makes no article'],
  ['pnpm posts publish a.md', 'pnpm posts has no command publish'],
  ['pnpm posts list --site a', 'pnpm posts list has no option --site'],
  ['pnpm letter monthly', 'pnpm letter has no command monthly'],
  ['pnpm --filter @daily-nest/kit test', 'there is no package @daily-nest/kit'],
  ['pnpm --filter @daily-nest/ui begin', 'packages/ui/package.json has no script begin'],
  ['pnpm exec vitets', 'vitets is not installed in .'],
  ['npx --yes pnpm@1.0.0 start', 'pnpm@1.0.0 is not'],
  ['SITE_ADDRESS=https://a.example pnpm start', 'SITE_ADDRESS is no setting'],
  ['kubectl apply -k deploy/nowhere', 'there is no deploy/nowhere'],
  ['yarn start', 'yarn is no program'],
])('%s is refused: %s', (line, fault) => {
  expect(commandFault(line)).toContain(fault);
});
