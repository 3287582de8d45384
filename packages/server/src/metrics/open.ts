import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './serve.ts';

/** The port of the metrics cannot be had. The message is a sentence for whoever set it. */
export class MetricsError extends Error {
  override readonly name = 'MetricsError';
}

/**
 * The metrics of an app, served on a port of their own as long as the process lives.
 *
 * @throws {MetricsError} when the port cannot be had
 */
export async function openMetrics(app: string, place: { port: number; host: string }): Promise<Metrics> {
  const metrics = createMetrics(app);
  try {
    await serveMetrics(metrics, place);
  } catch (error) {
    throw new MetricsError(sentence(error as NodeJS.ErrnoException, place), { cause: error });
  }
  return metrics;
}

function sentence({ code, message }: NodeJS.ErrnoException, { port, host }: { port: number; host: string }) {
  if (code === 'EADDRINUSE') return `Port ${port} of METRICS_PORT is in use: set it to a free one.`;
  return `The metrics cannot be served on ${host}:${port}: ${message}.`;
}
