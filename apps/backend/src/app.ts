import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from './db/describe-error.ts';
import { isUnreachable } from './db/unreachable.ts';
import type { Refresher } from './feeds/refresher.ts';
import { feeds } from './feeds/route.ts';
import { ApiError, errorAnswer, WithdrawnError } from './http/errors.ts';
import { requestLog } from './http/request-log.ts';
import { frontRoute } from './desk/front-public-route.ts';
import { previewRoute } from './desk/preview-route.ts';
import { deskRoutes } from './desk/route.ts';
import type { Services } from './services.ts';
import { blogFunctions } from './posts/functions.ts';
import { relatedRoute } from './posts/related-route.ts';
import { postsFiled } from './posts/filed-route.ts';
import { postChanges } from './posts/changes-route.ts';
import { postIndex } from './posts/index-route.ts';
import { createPictures } from './pictures/pictures.ts';
import { pictureFiles } from './pictures/route.ts';
import { radio } from './radio/route.ts';
import { newsletter } from './mail/route.ts';
import { readsRoute } from './readers/route.ts';
import { search } from './search/route.ts';
import { unanswered } from './search/unanswered-route.ts';
import { status } from './status.ts';

const pingMs = 2000;

/** Combines the routes of all folders. */
export function createApp(
  services: Services,
  refresher?: Refresher,
  pictures = createPictures(services),
  onLetterQueued?: () => void,
) {
  const { database, logger, stopping, metrics } = services;
  const app = new Hono()
    .use(requestId(), requestLog(logger, metrics))
    .get('/healthz', (c) => c.json({ status: 'alive' }))
    .get('/readyz', async (c) => {
      if (stopping.aborted) return errorAnswer(c, 503, 'stopping', 'The backend is stopping.');
      // Ready while a database can be read.
      const reached = await Promise.race([
        database.read.execute(sql`select 1`).then(() => true),
        pause(pingMs, false),
      ]).catch((error: unknown) => {
        logger.warn({ error: describeError(error) }, 'not ready');
        return false;
      });
      if (!reached) return errorAnswer(c, 503, 'unavailable', 'The database does not answer.');
      return c.json({ status: 'ready' });
    })
    .route('/functions/v1', blogFunctions(services, pictures))
    .route('/api', postIndex(services))
    .route('/api', relatedRoute(services, pictures))
    .route('/api', postsFiled(services, pictures))
    .route('/api', search(services, pictures))
    .route('/api', unanswered(services))
    .route('/api', readsRoute(services))
    .route('/api', feeds(services, refresher))
    .route('/api', pictureFiles(services, pictures))
    .route('/api', newsletter(services, onLetterQueued))
    .route('/api', radio(services))
    .route('/api', frontRoute(services, pictures))
    .route('/api', previewRoute(services, pictures))
    .route('/desk', deskRoutes(services, pictures, onLetterQueued))
    .route('/', postChanges(services))
    .route('/', status(services));

  app.notFound((c) => errorAnswer(c, 404, 'not_found', 'There is nothing at this address.'));

  app.onError((error, c) => {
    if (error instanceof ApiError) {
      const words = error instanceof WithdrawnError ? error.words : null;
      return errorAnswer(c, error.status, error.code, error.message, words);
    }
    // Errors of Hono itself, such as a body that is not JSON.
    if (error instanceof HTTPException) return errorAnswer(c, error.status, 'bad_request', 'Bad request.');
    logger.error(
      { requestId: c.get('requestId'), path: c.req.path, error: describeError(error) },
      'request failed',
    );
    return isUnreachable(error)
      ? errorAnswer(c, 503, 'unavailable', 'The database cannot be reached. Try again in a moment.')
      : errorAnswer(c, 500, 'internal', 'Something went wrong on our side.');
  });

  return app;
}
