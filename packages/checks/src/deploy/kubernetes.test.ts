import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { lastStage } from './dockerfile.ts';
import { type App, apps, deploy, settingsOf, read, readAs } from './files.ts';
import { wrongWith } from './kinds.ts';
import { type Container, containersOf, render } from './kustomize.ts';

const folders = { base: deploy('kubernetes/base'), production: deploy('kubernetes/overlays/production') };
const base = render(folders.base);
const find = (kind: string, name: string, among = base) => {
  const found = among.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found;
};

it.each(Object.entries(folders))('%s is rendered, and each manifest is one by its schema', (_, folder) => {
  const manifests = render(folder);
  expect(manifests.length).toBeGreaterThan(0);
  for (const manifest of manifests)
    expect([manifest.kind, manifest.metadata.name, wrongWith(manifest)]).toEqual([
      manifest.kind,
      manifest.metadata.name,
      [],
    ]);
});

it('a wrong type and a misspelled field are found', () => {
  const wrong = structuredClone(find('Deployment', 'web'));
  const [container] = containersOf(wrong) as [Container];
  container['livenesProbe'] = container['livenessProbe'];
  expect(wrongWith(wrong)).toEqual(['/spec/template/spec/containers/0/livenesProbe']);
  container.ports[0]!.containerPort = 'http' as unknown as number;
  expect(wrongWith(wrong)[0]).toContain('containerPort must be integer');
});

it.each(apps)('%s has settings that there are, with values that it takes', async (app) => {
  const environment = find('ConfigMap', app)['data'] as Record<string, string>;
  expect(Object.keys(await settingsOf(app))).toEqual(expect.arrayContaining(Object.keys(environment)));
  const secret: Record<string, string> =
    app === 'backend' ? { DATABASE_URL: 'postgres://nest@postgres/nest' } : {};
  await readAs(app, { ...environment, ...secret });
});

it.each(apps)('image, container and service of %s use the same port', (app) => {
  const exposed = Number(
    lastStage(read(`docker/${app}.Dockerfile`)).find(({ word }) => word === 'EXPOSE')!.rest,
  );
  const [container] = containersOf(find('Deployment', app)) as [Container];
  const ports = Object.fromEntries(container.ports.map(({ name, containerPort }) => [name, containerPort]));
  const settings = find('ConfigMap', app)['data'] as Record<string, string>;
  expect(ports).toEqual({ http: exposed, metrics: Number(settings['METRICS_PORT']) });
  expect(find('Service', app)['spec']).toMatchObject({
    selector: { app },
    ports: [{ port: exposed, targetPort: 'http' }],
  });
  if (app === 'backend')
    expect((find('ConfigMap', 'web')['data'] as Record<string, string>)['BACKEND_URL']).toBe(
      `http://backend:${exposed}`,
    );
});

const addresses: Record<App, string> = {
  web: 'packages/site/server/app.ts',
  backend: 'apps/backend/src/app.ts',
};

it.each(apps)(
  '%s is asked at its start, while it lives and before it is sent readers, at addresses that it has',
  (app) => {
    const [container] = containersOf(find('Deployment', app)) as [Container];
    const served = readFileSync(join(root, addresses[app]), 'utf8');
    const paths = ['startupProbe', 'livenessProbe', 'readinessProbe'].map(
      (probe) => (container[probe] as { httpGet: { path: string } }).httpGet.path,
    );
    expect(paths).toEqual(['/healthz', '/healthz', '/readyz']);
    for (const path of paths) expect(served).toContain(`.get('${path}'`);
  },
);

it('every pod is one by the restricted standard, with bounds', () => {
  for (const manifest of base.filter(({ kind }) => kind === 'Deployment')) {
    const pod = (manifest['spec'] as { template: { spec: { securityContext: object } } }).template.spec;
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const container of containersOf(manifest)) {
      // What replaces an image's own start would leave its memory flags out.
      expect([container['command'], container['args']]).toEqual([undefined, undefined]);
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources).toEqual({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
  }
  for (const app of apps) {
    expect(find('PodDisruptionBudget', app)['spec']).toMatchObject({ minAvailable: 1 });
    expect(find('HorizontalPodAutoscaler', app)['spec']).toMatchObject({
      minReplicas: 2,
      scaleTargetRef: { name: app },
    });
    expect(find('NetworkPolicy', app)['spec']).toMatchObject({ podSelector: { matchLabels: { app } } });
  }
});

interface Peer {
  podSelector?: { matchLabels: object };
  ipBlock?: { cidr: string; except: string[] };
}
interface Egress {
  to?: Peer[];
  ports: { port: number }[];
}

/** The rule that lets a pod ask those of an app. */
const pods = (app: string, port: number) => ({
  to: [{ podSelector: { matchLabels: { app } } }],
  ports: [{ port }],
});

it('a pod reaches what it needs, and nothing else, such as the cloud’s own address or its neighbours', () => {
  const policyOf = (name: string) =>
    find('NetworkPolicy', name)['spec'] as { podSelector: object; policyTypes: string[]; egress: Egress[] };
  expect(policyOf('nobody')).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  const backendPort = Number(
    lastStage(read('docker/backend.Dockerfile')).find(({ word }) => word === 'EXPOSE')!.rest,
  );
  expect(policyOf('web').egress).toEqual([pods('backend', backendPort)]);
  const settings = find('ConfigMap', 'backend')['data'] as Record<string, string>;
  const [radio, database, outside, ...rest] = policyOf('backend').egress;
  expect(radio).toEqual(pods('icecast', Number(settings['RADIO_PORTS'])));
  expect(database).toEqual({ ports: [{ port: 5432 }] });
  expect(rest).toEqual([]);
  const [four, six] = outside!.to!.map(({ ipBlock }) => ipBlock!);
  expect(four!.except).toEqual(expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16', '192.168.0.0/16']));
  expect(six!.except).toEqual(expect.arrayContaining(['fc00::/7', 'fe80::/10']));
  for (const name of ['web', 'backend']) expect(policyOf(name).policyTypes).toContain('Egress');
});

interface Ingress {
  tls: { hosts: string[] }[];
  rules: { host: string; http: { paths: { path: string; backend: { service: { name: string } } }[] } }[];
}

it('of the backend the world reaches the desk alone, by TLS, at the host that it knows, with its longest upload', () => {
  const settings = find('ConfigMap', 'backend')['data'] as Record<string, string>;
  const { host, protocol } = new URL(settings['DESK_URL']!);
  expect([protocol, settings['TRUST_PROXY']]).toEqual(['https:', '1']);
  const ingresses = base.filter(({ kind }) => kind === 'Ingress');
  const ways = ingresses.flatMap((ingress) =>
    (ingress['spec'] as Ingress).rules.flatMap(({ host: name, http }) =>
      http.paths.map(({ path, backend }) => ({ name, path, service: backend.service.name })),
    ),
  );
  expect(ways.filter(({ service }) => service === 'backend')).toEqual([
    { name: host, path: '/desk', service: 'backend' },
  ]);
  const desk = find('Ingress', 'desk');
  expect((desk['spec'] as Ingress).tls[0]!.hosts).toEqual([host]);
  const { annotations } = desk.metadata as unknown as { annotations: Record<string, string> };
  const limit = /^(\d+)m$/.exec(annotations['nginx.ingress.kubernetes.io/proxy-body-size']!)![1];
  expect(read('nginx/desk.conf')).toContain(`client_max_body_size ${limit}m;`);
  const { ingress } = find('NetworkPolicy', 'backend')['spec'] as { ingress: object[] };
  const [fromController] = (find('NetworkPolicy', 'web')['spec'] as { ingress: object[] }).ingress;
  expect(ingress).toContainEqual(fromController);
});

it('production has images by their tags, in a namespace of its own', () => {
  for (const manifest of render(folders.production)) {
    if (manifest.kind !== 'Namespace') expect(manifest.metadata.namespace).toBe('daily-nest');
    for (const { image } of containersOf(manifest))
      expect(image).toMatch(/^registry\.example\.org\/daily-nest\/\w+:\d+\.\d+\.\d+$/);
  }
});
