import { createHash } from 'node:crypto';

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

/** The encodings of a cached answer, the smallest first. */
export const keptEncodings = ['br', 'gzip'] as const satisfies Encoding[];

/** What an answer for one reader comes in, the quickest to make first. */
export const freshEncodings = ['zstd', 'br', 'gzip'] as const satisfies Encoding[];

/** A weak tag: the same page stands behind each of its encodings. */
export function etagOf(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

const strong = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the reader has that version already. */
export function isFresh(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => strong(tag) === strong(etag));
}

/** The first of some encodings that the reader takes, or none. */
export function chooseEncoding(
  acceptEncoding: string | null | undefined,
  offered: readonly Encoding[] = keptEncodings,
): Encoding {
  const accepted = new Map<string, number>();
  for (const item of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    accepted.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  const takes = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return offered.find(takes) ?? 'identity';
}
