import type { Placing } from '@daily-nest/content/front-places';
import { and, eq, isNull } from 'drizzle-orm';
import { sign, verify } from 'hono/jwt';
import * as z from 'zod';
import type { Db } from '../db/database.ts';
import { deskSettings, people } from '../db/desk-schema.ts';
import type { PostRecord } from '../posts/post.ts';
import { postBySlug } from '../posts/queries.ts';
import { recordOfDraft } from './draft-of-post.ts';
import { readFrontDraft } from './front.ts';
import { readPiece } from './pieces.ts';

const audience = 'preview';
const seconds = 24 * 3600;
const claims = z.union([
  z.object({ piece: z.uuid(), sub: z.uuid() }),
  z.object({ front: z.string(), sub: z.uuid() }),
]);

// Of its own, so that no other signature of the desk opens a preview.
const secretOf = (secret: string) => `preview ${secret}`;

/** Signs the address at which one piece can be read for a day, for as long as this person may see it. */
export function signPreview(
  secret: string,
  { pieceId, personId }: { pieceId: string; personId: string },
): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  return sign({ aud: audience, piece: pieceId, sub: personId, exp }, secretOf(secret), 'HS256');
}

/** The same for the front page in work. */
export function signFrontPreview(
  secret: string,
  { domain, personId }: { domain: string; personId: string },
): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  return sign({ aud: audience, front: domain, sub: personId, exp }, secretOf(secret), 'HS256');
}

/** What a signed address shows. */
export type Previewed = { post: PostRecord } | { front: Placing; domain: string };

/** The newest version of a signed address's piece, or the places in work; undefined for a wrong, old or revoked address. */
export async function previewOf(db: Db, token: string): Promise<Previewed | undefined> {
  const [row] = await db.select({ secret: deskSettings.secret }).from(deskSettings);
  if (!row) return undefined;
  const signed = await verify(token, secretOf(row.secret), { alg: 'HS256', aud: audience }).catch(
    () => undefined,
  );
  const { data } = claims.safeParse(signed);
  if (!data) return undefined;
  const [person] = await db
    .select({ id: people.id, role: people.role })
    .from(people)
    .where(and(eq(people.id, data.sub), isNull(people.leftAt)));
  if (!person) return undefined;
  if ('front' in data) {
    if (person.role === 'writer') return undefined;
    return { front: (await readFrontDraft(db, data.front)).places, domain: data.front };
  }
  const piece = await readPiece(db, person, data.piece);
  if (!piece) return undefined;
  const post = piece.slug === null ? undefined : await postBySlug(db, piece.slug);
  return {
    post: recordOfDraft(piece.newest.fields, {
      domain: piece.domain,
      date: piece.date ?? new Date().toISOString().slice(0, 10),
      updated: post?.updated ?? null,
      corrections: post?.corrections ?? [],
    }),
  };
}
