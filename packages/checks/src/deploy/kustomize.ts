import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** A manifest, as far as every one is alike. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  [field: string]: unknown;
}

interface Kustomization {
  resources: string[];
  namespace?: string;
  images?: { name: string; newName?: string; newTag?: string }[];
  patches?: { target: { kind: string; name: string }; patch: string }[];
}

const known = ['apiVersion', 'kind', 'resources', 'namespace', 'images', 'patches'];

/** What `kubectl kustomize` makes of a folder, for the part of Kustomize that ours use; anything else of it is refused. */
export function render(folder: string): Manifest[] {
  const file = join(folder, 'kustomization.yaml');
  const given = parse(readFileSync(file, 'utf8')) as Kustomization;
  for (const field of Object.keys(given))
    if (!known.includes(field)) throw new Error(`${file}: ${field} is not rendered here.`);
  const manifests = given.resources.flatMap((name) => {
    const path = join(folder, name);
    return existsSync(join(path, 'kustomization.yaml')) ? render(path) : manifestsIn(path);
  });
  for (const { target, patch } of given.patches ?? []) {
    const found = manifests.filter(
      ({ kind, metadata }) => kind === target.kind && metadata.name === target.name,
    );
    if (found.length !== 1)
      throw new Error(`${file}: a patch is for ${target.kind} ${target.name}, which is not there.`);
    for (const { op, path, value } of JSON.parse(patch) as { op: string; path: string; value: unknown }[])
      replace(found[0]!, op, path, value);
  }
  for (const { name, newName = name, newTag } of given.images ?? []) {
    const used = manifests.flatMap(containersOf).filter(({ image }) => image === name);
    if (used.length === 0) throw new Error(`${file}: nobody uses the image ${name}.`);
    for (const container of used) container.image = newTag === undefined ? newName : `${newName}:${newTag}`;
  }
  if (given.namespace !== undefined)
    for (const { kind, metadata } of manifests)
      if (kind !== 'Namespace') metadata.namespace = given.namespace;
  return manifests;
}

export function manifestsIn(path: string): Manifest[] {
  return parseAllDocuments(readFileSync(path, 'utf8')).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors[0]!.message}`);
    return document.toJS() as Manifest;
  });
}

/** A container, as far as it is looked at. */
export interface Container {
  name: string;
  image: string;
  envFrom?: { configMapRef: { name: string } }[];
  ports: { name: string; containerPort: number }[];
  resources: { requests: object; limits: object };
  securityContext: object;
  [probe: string]: unknown;
}

export function containersOf({ spec }: Manifest): Container[] {
  const template = (spec as { template?: { spec: { containers: Container[] } } } | undefined)?.template;
  return template?.spec.containers ?? [];
}

function replace(manifest: object, op: string, path: string, value: unknown) {
  const steps = path.split('/').slice(1);
  const last = steps.pop()!;
  const parent = steps.reduce((at, step) => (at as Record<string, object>)[step]!, manifest);
  if (op !== 'replace' || !(last in parent)) throw new Error(`A patch cannot ${op} ${path}.`);
  (parent as Record<string, unknown>)[last] = value;
}
