import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../db/database.ts';
import { backupCodes, secondSteps } from '../db/desk-schema.ts';

/*
 * Codes of six digits after the password (RFC 6238), which an app makes from a secret and the time, and ten others for when the app is lost.
 * The time is the database's, so that a backend whose clock is wrong takes the same codes as any other.
 */

const backupCount = 10;
/** A secret that was shown and not confirmed by then is shown anew. */
const setUpMinutes = 15;

const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'The desk', label, secret, algorithm: 'SHA1', digits: 6, period: 30 });

const tidy = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase();
// They have 80 random bits: nobody guesses them from a hash that is fast.
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');

const own = {
  id: secondSteps.id,
  secret: secondSteps.secret,
  lastCounter: secondSteps.lastCounter,
  seconds: sql<number>`extract(epoch from now())::float8`,
};
const isConfirmed = (personId: string) =>
  and(eq(secondSteps.personId, personId), isNotNull(secondSteps.confirmedAt));

/** Which period the code is of: this one, the one before or the next, since clocks differ. Undefined for any other code, and for one that was used. */
function counterOf(
  { secret, lastCounter, seconds }: { secret: string; lastCounter: number; seconds: number },
  code: string,
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = totpOf(Secret.fromBase32(secret));
  const timestamp = seconds * 1000;
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  const counter = totp.counter({ timestamp }) + (delta ?? 0);
  return delta !== null && counter > lastCounter ? counter : undefined;
}

/** The id of somebody's second step, another one whenever it is set up; undefined where it is off. */
export async function isOn(db: Db, personId: string): Promise<string | undefined> {
  const [row] = await db.select({ id: secondSteps.id }).from(secondSteps).where(isConfirmed(personId));
  return row?.id;
}

/** Makes a secret that holds once a code of it was given. Undefined when it is on already. */
export async function setUp(
  db: Db,
  { id: personId, email }: { id: string; email: string },
): Promise<{ secret: string; uri: string } | undefined> {
  const secret = new Secret({ size: 20 });
  const fresh = { id: sql`gen_random_uuid()`, secret: secret.base32, begunAt: sql`now()` };
  const begun = await db
    .insert(secondSteps)
    .values({ personId, secret: secret.base32 })
    .onConflictDoUpdate({
      target: secondSteps.personId,
      set: fresh,
      setWhere: isNull(secondSteps.confirmedAt),
    })
    .returning({ id: secondSteps.id });
  return begun.length === 0 ? undefined : { secret: secret.base32, uri: totpOf(secret, email).toString() };
}

/** Turns it on by the first code. Returns the backup codes, which are stored as hashes alone; undefined for a wrong code. */
export async function turnOnBy(tx: Db, personId: string, code: string): Promise<string[] | undefined> {
  const [row] = await tx
    .select(own)
    .from(secondSteps)
    .where(
      and(
        eq(secondSteps.personId, personId),
        isNull(secondSteps.confirmedAt),
        gt(secondSteps.begunAt, sql`now() - ${sql.raw(`interval '${setUpMinutes} minutes'`)}`),
      ),
    )
    .for('update');
  const counter = row && counterOf(row, tidy(code));
  if (counter === undefined) return undefined;
  await tx
    .update(secondSteps)
    .set({ confirmedAt: sql`now()`, lastCounter: counter })
    .where(eq(secondSteps.personId, personId));
  const codes = Array.from(
    { length: backupCount },
    () => new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32,
  );
  await tx.delete(backupCodes).where(eq(backupCodes.personId, personId));
  await tx.insert(backupCodes).values(codes.map((given) => ({ hash: hashOf(given), personId })));
  return codes.map((given) => given.replaceAll(/(.{4})(?=.)/g, '$1-'));
}

/** Whether it is a code of this person. It is good once, also for two who give it at the same moment. */
export async function takeCode(db: Db, personId: string, given: string): Promise<boolean> {
  const code = tidy(given);
  return db.transaction(async (tx) => {
    const [row] = await tx.select(own).from(secondSteps).where(isConfirmed(personId)).for('update');
    if (!row) return false;
    const counter = counterOf(row, code);
    if (counter !== undefined) {
      await tx.update(secondSteps).set({ lastCounter: counter }).where(eq(secondSteps.personId, personId));
      return true;
    }
    const used = await tx
      .delete(backupCodes)
      .where(and(eq(backupCodes.hash, hashOf(code)), eq(backupCodes.personId, personId)))
      .returning({ hash: backupCodes.hash });
    return used.length > 0;
  });
}

/** Turns it off, codes and all. */
export async function turnOff(tx: Db, personId: string): Promise<void> {
  await tx.delete(secondSteps).where(eq(secondSteps.personId, personId));
  await tx.delete(backupCodes).where(eq(backupCodes.personId, personId));
}
