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

const readers: Record<App, { file: string; name: string }> = {
  web: { file: 'packages/site/server/settings.ts', name: 'parseSettings' },
  backend: { file: 'apps/backend/src/settings.ts', name: 'readSettings' },
};

/** Reads an environment as the app does at its start: throws its sentence. */
export async function readAs(app: App, environment: Environment): Promise<void> {
  const { file, name } = readers[app];
  const module = (await import(pathToFileURL(join(root, file)).href)) as Record<
    string,
    (given: Environment) => unknown
  >;
  module[name]!(environment);
}

/** The names of an app's settings, by the table of docs/settings.md. */
export function namesOf(app: App): Set<string> {
  const rows = readFileSync(join(root, 'docs/settings.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.slice(2).split('|')[0]!.split(/[ ,]+/).includes(app));
  const both = [
    'PORT',
    'HOST',
    'SITE_URL',
    'BLOG_API_TOKEN',
    'LOG_LEVEL',
    'MAX_CONNECTIONS',
    'METRICS_PORT',
    'METRICS_HOST',
  ];
  return new Set([
    ...both,
    ...rows.flatMap((line) => [...line.split('|')[2]!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!)),
  ]);
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
