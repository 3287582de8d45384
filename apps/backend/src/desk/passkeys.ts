import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { passkeys, people, usedChallenges } from '../db/desk-schema.ts';
import { briefMinutes } from './brief-cookie.ts';

// Loaded with the first passkey: its parsers of certificates take 10 MB.
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: all that browsers make. To ask Node for newer ones writes a warning. */
const algorithms = [-8, -7, -257];

/** What a browser needs to sign somebody in whom it knows. Nobody is named: the passkey says whose it is. */
export async function askForPasskey(origin: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'required',
    timeout: briefMinutes * 60_000,
  });
}

/** What a browser needs to make a passkey, which stays in it or in what keeps its owner's passwords. */
export async function offerPasskey(
  db: Db,
  origin: string,
  person: { id: string; email: string; name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  const has = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.personId, person.id));
  return generateRegistrationOptions({
    rpName: 'The desk',
    rpID: new URL(origin).hostname,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.email,
    userDisplayName: person.name,
    excludeCredentials: has,
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: briefMinutes * 60_000,
  });
}

/** Adds what a browser has made. False for an answer that does not fit, a challenge that was used, and a passkey that somebody has. */
export async function addPasskey(
  db: Db,
  given: {
    answer: RegistrationResponseJSON;
    challenge: string;
    origin: string;
    personId: string;
    name: string;
  },
  whenAdded: (tx: Db, id: string) => Promise<void>,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await library();
  const { origin, personId, name } = given;
  const verified = await verifyRegistrationResponse({
    response: given.answer,
    expectedChallenge: given.challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!verified?.verified) return false;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return db.transaction(async (tx) => {
    if (!(await use(tx, given.challenge))) return false;
    const [added] = await tx
      .insert(passkeys)
      .values({
        personId,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        name,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added) await whenAdded(tx, added.id);
    return added !== undefined;
  });
}

/** Whose passkey a browser says that it has used. It has shown nothing yet. */
export async function findPasskey(db: Db, credentialId: string) {
  const [found] = await db
    .select({
      id: passkeys.id,
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      personId: passkeys.personId,
      email: people.email,
    })
    .from(passkeys)
    .innerJoin(people, eq(people.id, passkeys.personId))
    .where(and(eq(passkeys.credentialId, credentialId), isNull(people.leftAt)));
  return found;
}

/** Whether the answer is of this passkey, to this challenge, at this origin, by its owner's finger or PIN, and the first one. */
export async function usePasskey(
  db: Db,
  passkey: NonNullable<Awaited<ReturnType<typeof findPasskey>>>,
  given: { answer: AuthenticationResponseJSON; challenge: string; origin: string },
): Promise<boolean> {
  const { answer, challenge, origin } = given;
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      // Throws for one that does not go up: a copy of the key has been used meanwhile.
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  const owner = Buffer.from(answer.response.userHandle ?? '', 'base64url').toString();
  if (!verified?.verified || owner !== passkey.personId) return false;
  const { newCounter } = verified.authenticationInfo;
  return db.transaction(async (tx) => {
    if (!(await use(tx, challenge))) return false;
    const used = await tx
      .update(passkeys)
      .set({ counter: newCounter, usedAt: sql`now()` })
      .where(
        and(
          eq(passkeys.id, passkey.id),
          // Keys that are kept in several places do not count.
          or(
            lt(passkeys.counter, newCounter),
            and(eq(passkeys.counter, 0), lte(passkeys.counter, newCounter)),
          ),
        ),
      )
      .returning({ id: passkeys.id });
    return used.length > 0;
  });
}

/** Whether a challenge is answered for the first time. It is remembered for as long as its cookie could be sent again. */
async function use(tx: Db, challenge: string): Promise<boolean> {
  await tx.delete(usedChallenges).where(lt(usedChallenges.until, sql`now()`));
  const used = await tx
    .insert(usedChallenges)
    .values({
      hash: createHash('sha256').update(challenge).digest('base64url'),
      until: sql`now() + ${sql.raw(`interval '${briefMinutes} minutes'`)}`,
    })
    .onConflictDoNothing()
    .returning({ hash: usedChallenges.hash });
  return used.length > 0;
}
