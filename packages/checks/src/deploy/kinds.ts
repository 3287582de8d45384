import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import type { Manifest } from './kustomize.ts';
import { unreadFields } from './unread.ts';

const kinds = [
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
];

/** What is wrong with a manifest by the schemas of Kubernetes, and the fields that are in none. */
export function wrongWith(manifest: Manifest): string[] {
  const Kind = kinds.find(
    ({ kind, apiVersion }) => kind === manifest.kind && apiVersion === manifest.apiVersion,
  );
  if (!Kind) return [`${manifest.apiVersion} ${manifest.kind} is not known here`];
  const { validate } = Kind.prototype as { validate: () => void };
  try {
    return unreadFields(manifest, (watched) => Reflect.apply(validate, watched, []));
  } catch (error) {
    return [String(error)];
  }
}
