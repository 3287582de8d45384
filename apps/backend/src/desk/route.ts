import { Hono } from 'hono';
import { ApiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { type DeskEnv, fromOwnPages, whenOn } from './access.ts';
import { frontRoutes } from './front-routes.ts';
import { deskFiles } from './files.ts';
import { linkRoutes } from './link-routes.ts';
import { letterRoutes } from './letter-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { pieceRoutes } from './piece-routes.ts';
import { publicationRoutes } from './publication-routes.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { uploadRoutes } from './upload-routes.ts';
import { readerRoutes } from './reader-routes.ts';
import { secondStepRoutes } from './second-step-routes.ts';

/** `/desk`, where editors write: an application and its calls. Off until somebody was invited. */
export function deskRoutes(
  services: Pick<Services, 'database' | 'settings'>,
  pictures: Pick<Pictures, 'uploads'>,
  onLetterQueued?: () => void,
) {
  const { database, settings } = services;
  const api = new Hono<DeskEnv>()
    .use(fromOwnPages(settings))
    .route('/', peopleRoutes(services))
    .route('/', secondStepRoutes(services))
    .route('/', passkeyRoutes(services))
    .route('/', pieceRoutes(services))
    .route('/', linkRoutes(services))
    .route('/', publicationRoutes(services))
    .route('/', frontRoutes(services))
    .route('/', letterRoutes(services, onLetterQueued))
    .route('/', readerRoutes(services))
    .route('/', uploadRoutes(services, pictures))
    .all('*', () => {
      throw new ApiError(404, 'not_found', 'There is nothing at this address.');
    });
  return new Hono<DeskEnv>()
    .use(whenOn(database.db, settings))
    .route('/api', api)
    .route('/', deskFiles(settings));
}
