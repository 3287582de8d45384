// Built by `pnpm --filter @daily-nest/content build` from data/resources.yaml: run it if this import cannot be
// resolved.
import built from '../dist/resources.json' with { type: 'json' };
import type { DescribedLink, Resource } from './types.ts';

/** The six resource cards of /health-wellness. */
export const healthResources = built.healthResources as Resource[];

/** The reference links of /health-wellness. */
export const healthReferences: DescribedLink[] = built.healthReferences;

/** The four external reference links of /articles. */
export const articleReferences: DescribedLink[] = built.articleReferences;
