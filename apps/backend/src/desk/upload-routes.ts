import { Hono } from 'hono';
import { roles } from '../db/desk-schema.ts';
import { ApiError } from '../http/errors.ts';
import { PictureError } from '../pictures/picture-error.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { isUploadId } from '../pictures/master-name.ts';
import { mostBytes } from '../pictures/recipe.ts';
import type { Services } from '../services.ts';
import { atMost, type DeskEnv, only } from './access.ts';
import { countAttempt } from './attempts.ts';
import { note } from './audit.ts';
import { by } from './people-routes.ts';

/** Pictures of pieces. What is sent counts by its content, whatever its name and type say. */
export function uploadRoutes(
  { database: { db } }: Pick<Services, 'database'>,
  { uploads }: Pick<Pictures, 'uploads'>,
) {
  return new Hono<DeskEnv>()
    .post(
      '/uploads',
      only(...roles),
      atMost(mostBytes, 'This file is larger than 12 MB. Save the picture smaller.'),
      async (c) => {
        await countAttempt(db, 'upload', c.var.person.id);
        const bytes = new Uint8Array(await c.req.arrayBuffer());
        const image = await uploads.add(bytes).catch((error: unknown) => {
          throw error instanceof PictureError ? notAPicture() : error;
        });
        await note(db, { action: 'picture uploaded', ...by(c), target: image });
        return c.json({ image }, 201);
      },
    )
    .get('/uploads/:id', only(...roles), async (c) => {
      const id = c.req.param('id');
      const bytes = isUploadId(id) ? await uploads.read(id) : undefined;
      if (!bytes) throw new ApiError(404, 'not_found', 'There is no such picture.');
      return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
        'Content-Type': 'image/webp',
        // The name is a hash of the content. Only who is signed in may have it.
        'Cache-Control': 'private, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
      });
    });
}

const notAPicture = () =>
  new ApiError(
    422,
    'not_a_picture',
    'This is no picture that pages can show: a JPEG, PNG, WebP, AVIF or GIF of at least 160 pixels a side and at most 40 million pixels.',
  );
