export type { Labelled, Metrics } from './metrics.ts';
export { MetricsError, openMetrics } from './open.ts';
