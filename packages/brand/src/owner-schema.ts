import * as z from 'zod';
import type { SectionLink } from './nav.ts';
import { type AdPlace, type Owner, ownerNotes } from './owner.ts';

// A separate entry, because browsers do not need it. Each message ends the sentence "… must be".

const text = z.string('a text').regex(/\S/, 'a text that is not empty');

const https = 'an address that starts with https://';
const address = z
  .string(https)
  .refine(
    (value) =>
      value.startsWith('https://') && URL.canParse(value) && /^[\w.-]+$/.test(new URL(value).hostname),
    https,
  );

const fileId = z
  .string('the id of a file on Google Drive')
  .regex(/^[\w-]+$/, 'the id of a file on Google Drive, without the address around it');

const slot = z.int('a whole number above 0').positive('a whole number above 0');

const portRange = 'a whole number from 1 to 65535';
const port = z.int(portRange).min(1, portRange).max(65_535, portRange);

const account = z.strictObject(
  {
    network: z.enum(
      ['facebook', 'instagram', 'youtube', 'pinterest'],
      'facebook, instagram, youtube or pinterest',
    ),
    label: text,
    href: address,
  },
  'made of network, label and href',
);

const accounts = z
  .array(account, 'a list of accounts')
  .refine(
    (all) => all.length >= 2 && new Set(all.map(({ network }) => network)).size === all.length,
    'a list of two accounts or more, each on another network',
  );

/**
 * Returns the schema of a title with this owner and these sections. An unknown name is rejected as a mistake.
 */
function schemaOf(owner: Owner, sections: readonly SectionLink[]): z.ZodType<Owner> {
  const documents = keysOf(owner.driveDocuments);
  const places = keysOf<AdPlace>(owner.adSlots);
  // The topics whose page frames a wall: every section but one, which is made of articles.
  const topics = sections.map(({ href }) => href.slice(1)).filter((topic) => topic !== 'health-wellness');
  const walls = z.partialRecord(
    z.enum(topics),
    address,
    `made of topics with a page (${topics.join(', ')})`,
  ) as z.ZodType<Record<string, string>>;

  return z.strictObject(
    {
      donationUrl: address,
      supportUrl: address,
      supportLabel: text,
      contactFormUrl: address,
      contactFormProvider: text,
      contactEmail: z.email('an e-mail address'),
      contactPhone: z.string('a telephone number').regex(/^\+?[\d\s().-]{3,}$/, 'a telephone number'),
      driveDocuments: z.record(z.enum(documents), fileId, `made of ${documents.join(', ')}`),
      adSlots: z.record(z.enum(places), slot, `made of ${places.join(', ')}`),
      adNetwork: text.nullable(),
      newsletterNote: text,
      externalWalls: walls,
      featuredVideo: z.strictObject(
        {
          id: z
            .string('the id of a video')
            .regex(/^[\w-]{11}$/, 'the eleven characters of a video on YouTube'),
          title: text,
          caption: text,
        },
        'made of id, title and caption',
      ),
      radio: z.strictObject(
        { title: text, subtitle: text, port, programme: z.boolean('true or false') },
        'made of title, subtitle, port and programme',
      ),
      social: accounts,
      imprint: z.strictObject(
        { publisher: text, address: text, editor: text },
        'made of publisher, address and editor',
      ),
    },
    `an object made of ${keysOf(ownerNotes).join(', ')}`,
  );
}

/** An invalid value of an owner. The message is one sentence that names the field. */
export class OwnerError extends Error {
  override readonly name = 'OwnerError';
}

/**
 * Parses a running site's changes of its title's owner: a JSON object with any part of it. Objects are merged
 * field by field, other values and whole lists are replaced. Returns the values that differ, each complete.
 * Throws an `OwnerError` for the first invalid one.
 */
export function parseOwner(
  json: string,
  { owner, sections }: { owner: Owner; sections: readonly SectionLink[] },
): Partial<Owner> {
  const merged = merge(owner, parseJson(json));
  const parsed = schemaOf(owner, sections).safeParse(merged);
  if (!parsed.success) throw new OwnerError(sentence(parsed.error.issues[0]!, merged));
  const values = parsed.data;
  return Object.fromEntries(
    keysOf<keyof Owner>(values)
      .filter((key) => JSON.stringify(values[key]) !== JSON.stringify(owner[key]))
      .map((key) => [key, values[key]]),
  );
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new OwnerError(`The text must be JSON, but it is not: ${(cause as Error).message}.`, { cause });
  }
}

function merge(old: unknown, given: unknown): unknown {
  if (!isObject(old) || !isObject(given)) return given;
  const merged = Object.entries(given).map(([key, value]) => [
    key,
    merge(Object.hasOwn(old, key) ? old[key] : undefined, value),
  ]);
  return Object.fromEntries([...Object.entries(old), ...merged]);
}

function sentence(issue: z.core.$ZodIssue, values: unknown): string {
  const field = issue.path.join('.') || 'The owner';
  if (issue.code === 'unrecognized_keys')
    return `${field} must be ${issue.message}, but it has "${issue.keys[0]}".`;
  const value = issue.path.reduce((inner, key) => (inner as Record<PropertyKey, unknown>)[key], values);
  const found = value === undefined ? 'it is missing' : `it is ${JSON.stringify(value)}`;
  return `${field} must be ${issue.message}, but ${found}.`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keysOf<Key extends string>(values: Partial<Record<Key, unknown>>): Key[] {
  return Object.keys(values) as Key[];
}
