import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCommandOf } from '@daily-nest/server/start-command';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../root.ts';
import { isPinned, lastStage, mistakesIn } from './dockerfile.ts';
import { apps, deploy, read } from './files.ts';

const files = globSync('docker/*.Dockerfile', { cwd: deploy('') });

it.each(files)('%s is written correctly, runs as nobody special, by no shell, and says its port', (file) => {
  expect(validate(read(file)).map(({ message }) => message)).toEqual([]);
  expect(mistakesIn(read(file))).toEqual([]);
});

it.each(apps)('the image of %s starts as its package says, and is asked whether it lives', (app) => {
  const { variables, flags, file } = startCommandOf(join(root, 'apps', app));
  const last = lastStage(read(`docker/${app}.Dockerfile`));
  const rest = (word: string) => last.find((instruction) => instruction.word === word)!.rest;
  expect(JSON.parse(rest('ENTRYPOINT'))).toEqual([
    'node',
    `--env-file-if-exists=/run/secrets/${app}.env`,
    ...flags,
    file,
  ]);
  const environment = Object.fromEntries(
    rest('ENV')
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  );
  expect(environment).toEqual({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: rest('EXPOSE'),
    ...variables,
  });
  expect(rest('HEALTHCHECK')).toContain('CMD ["node", "-e", ');
});

it('the images install with the pnpm and the turbo of the repository', () => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/turbo/package.json'), 'utf8')) as {
    version: string;
  };
  for (const app of apps)
    expect(read(`docker/${app}.Dockerfile`)).toContain(
      `"--global", "${packageManager}", "turbo@${version}"]`,
    );
});

it('an image has one digest wherever it is named, and Dependabot looks for newer ones there', () => {
  const named = [...files, 'compose.yaml'].flatMap((file) =>
    [...read(file).matchAll(/(?:^FROM|image:) (\S+:\S+)/gm)].map(([, image]) => image!),
  );
  expect(named.filter((image) => !isPinned(image))).toEqual([]);
  const names = new Set(named.map((image) => image.split('@')[0]));
  expect(names.size).toBeGreaterThan(2);
  expect(new Set(named).size).toBe(names.size);
  const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')) as {
    updates: { 'package-ecosystem': string; directory: string }[];
  };
  expect(updates.map((update) => [update['package-ecosystem'], update.directory])).toEqual([
    ['docker', '/deploy/docker'],
    ['docker-compose', '/deploy'],
  ]);
});

it('a mistake in one is found', () => {
  const good = read('docker/web.Dockerfile');
  expect(mistakesIn(good.replace('USER node', 'USER root'))).toEqual(['it runs as root']);
  expect(mistakesIn(good.replace('USER node\n', ''))).toEqual(['it runs as root']);
  expect(mistakesIn(good.replace('EXPOSE 3000\n', ''))).toEqual(['it names no port']);
  for (const image of ['node', 'node:24-slim', 'node:latest@sha256:' + 'a'.repeat(64)])
    expect(mistakesIn(good.replace(/(?<=\nFROM )node:\S+(?=\nENV NODE_ENV)/, image))).toEqual([
      `${image} has no tag and digest`,
    ]);
  expect(mistakesIn(good.replace(/ENTRYPOINT .*/, 'ENTRYPOINT node x'))).toEqual(['it starts by a shell']);
  expect(validate(good.replace('EXPOSE', 'EXPOS')).map(({ message }) => message)).toEqual([
    'Unknown instruction: EXPOS',
  ]);
});
