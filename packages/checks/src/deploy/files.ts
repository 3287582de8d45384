import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { root } from '../root.ts';

type Environment = Record<string, string>;

export const deploy = (path: string) => join(root, 'deploy', path);
export const read = (path: string) => readFileSync(deploy(path), 'utf8');

/** The two apps, and what reads the settings of each. */
export const apps = ['web', 'backend'] as const;
export type App = (typeof apps)[number];

const readers: Record<App, { file: string; parse: string; schema: string }> = {
  web: { file: 'packages/site/server/settings.ts', parse: 'parseSettings', schema: 'variables' },
  backend: { file: 'apps/backend/src/settings.ts', parse: 'readSettings', schema: 'serverSettings' },
};

/** Reads an environment as the app does at its start: throws its sentence. */
export async function readAs(app: App, environment: Environment): Promise<void> {
  const { file, parse } = readers[app];
  await importOf<(given: Environment) => unknown>(file, parse).then((read) => read(environment));
}

/** One setting of a schema: what docs/settings.md says of it, and what it is when it is not set. */
export interface Setting {
  meta: () => { description?: string; unset?: string } | undefined;
  safeParse: (value: undefined) => { data?: unknown };
}

export type Settings = Record<string, Setting>;

/** Returns an app's settings by their names. */
export async function settingsOf(app: App | 'start'): Promise<Settings> {
  const { file, schema } =
    app === 'start' ? { file: 'scripts/start-settings.ts', schema: 'startSettings' } : readers[app];
  return (await importOf<{ shape: Settings }>(file, schema)).shape;
}

async function importOf<Value>(file: string, name: string): Promise<Value> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)) as Record<
    string,
    Value
  >;
  return module[name]!;
}

/** A service of the compose file, as far as it is looked at. */
export interface Service {
  image: string;
  environment?: Environment;
  read_only?: boolean;
  user?: string;
  entrypoint?: string[];
  command?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  secrets?: string[];
  ports?: string[];
  build?: { context: string; dockerfile: string; args?: Record<string, string> };
  networks: Record<string, { ipv4_address?: string }>;
  deploy?: { resources: { limits: { cpus: string; memory: string } } };
  depends_on?: Record<string, { condition: string }>;
}

export const compose = () =>
  parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    secrets: Record<string, { file: string }>;
  };
