import type { Breakers } from './breakers.ts';
import type { Settings } from './settings.ts';

/** How long the backend's readiness check may take. */
const pingMs = 1_000;

export interface ReadinessOptions {
  settings: Pick<Settings, 'backendUrl'>;
  breakers: Breakers;
  /** The number of cached pages of the blog and the walls, which can be shown without the backend. */
  cached: number;
  stopping: AbortSignal | undefined;
  /** Whether a server needs the blog to be ready: a backend, or a cached page of the blog. */
  needsBlog: boolean;
}

/**
 * Answers a load balancer. Without a backend a server still serves nine tenths of the site and its cached
 * pages of the blog: it is `degraded`, and stays in service. Otherwise one dead backend would take down all
 * copies (2026-11-22-ready-without-a-backend.md).
 */
export async function readiness({
  settings,
  breakers,
  cached,
  stopping,
  needsBlog,
}: ReadinessOptions): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  if (stopping?.aborted) return Response.json({ status: 'stopping' }, { status: 503, headers });
  const backend = await backendState(settings.backendUrl);
  const isWell = backend === 'ready' && !breakers.blog.isOpen;
  const state = {
    status: isWell ? 'ready' : 'degraded',
    backend,
    breaker: breakers.blog.isOpen ? 'open' : 'closed',
    cached,
  };
  return Response.json(state, { status: isWell || cached > 0 || !needsBlog ? 200 : 503, headers });
}

async function backendState(url: string): Promise<'ready' | 'not ready' | 'unreachable'> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(pingMs) });
    await answer.body?.cancel();
    return answer.ok ? 'ready' : 'not ready';
  } catch {
    return 'unreachable';
  }
}
