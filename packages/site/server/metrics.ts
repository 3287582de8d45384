import type { Metrics } from '@daily-nest/server/metrics';
import type { Breaker } from '../app/data/breaker.server.ts';
import type { Breakers } from './breakers.ts';
import type { PostCards } from './routes/cards.ts';
import type { Pages } from './routes/pages.ts';
import type { ServedLog } from './served-log.ts';

/** Kinds of addresses by their beginning. All others are pages. */
const kinds: readonly (readonly [string, string])[] = [
  ['/functions/v1/', 'blog call'],
  ['/api/stream', 'radio'],
  ['/api/', 'api call'],
  ['/assets/', 'file'],
  ['/pictures/', 'file'],
  ['/fonts/', 'file'],
  ['/cards/', 'card'],
  ['/media/', 'picture copy'],
  ['/walls/', 'wall'],
  ['/search', 'search'],
  ['/healthz', 'probe'],
  ['/readyz', 'probe'],
];

/**
 * Registers the metrics of the site's answers, cached pages and work. Returns the functions that count an
 * answer.
 */
export function measureSite(
  metrics: Metrics,
  {
    pages,
    cards,
    served,
    breakers,
  }: { pages: Pages; cards: Pick<PostCards, 'work'>; served: ServedLog; breakers: Breakers },
) {
  const cached = metrics.counter('page_cache_total', 'Pages by where they came from.', ['state']);
  metrics.total('ready_pages_total', 'Pages that were ready: no work was done for them.', () => served.total);
  metrics.gauges('pages_cached', 'Cached pages.', ['part'], () =>
    Object.entries(pages.load.cached).map(([part, value]) => ({ labels: { part }, value })),
  );
  const work = () => Object.entries({ ...pages.load.work, card: cards.work });
  metrics.gauges('pages_in_progress', 'Pages and cards that are being made.', ['kind'], () =>
    work().map(([kind, cap]) => ({ labels: { kind }, value: cap.inProgress })),
  );
  metrics.gauges('pages_waiting', 'Pages and cards that wait to be made.', ['kind'], () =>
    work().map(([kind, cap]) => ({ labels: { kind }, value: cap.waiting })),
  );
  metrics.gauges('breaker_open', '1 while the backend is away and not asked.', ['target'], () =>
    Object.entries(breakers).map(([target, { isOpen }]: [string, Breaker]) => ({
      labels: { target },
      value: isOpen ? 1 : 0,
    })),
  );
  const broke = metrics.counter('client_errors_total', 'Pages that broke in a browser, of those that tell.', [
    'kind',
  ]);
  const unanswered = metrics.counter('unanswered_searches_total', 'Searches that no page answers.', []);
  return {
    broken: (kind: string) => broke({ kind }),
    unanswered: () => unanswered({}),
    answer(path: string, status: number, ms: number, cache: string | undefined) {
      metrics.answered(kindOf(path), status, ms);
      if (cache !== undefined) cached({ state: cache });
    },
  };
}

function kindOf(path: string): string {
  return kinds.find(([start]) => path.startsWith(start))?.[1] ?? 'page';
}
