import { createHash } from 'node:crypto';

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

/** The encodings of a cached answer, the smallest first. */
export const cachedEncodings = ['br', 'gzip'] as const satisfies Encoding[];

/** The encodings of an answer for one reader, the quickest first. */
export const freshEncodings = ['zstd', 'br', 'gzip'] as const satisfies Encoding[];

/** Returns a weak ETag: all encodings contain the same page. */
export function etagOf(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

const strong = (tag: string) => tag.trim().replace(/^W\//, '');

/** Returns whether the reader already has that version. */
export function isFresh(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => strong(tag) === strong(etag));
}

/** Returns the first of some encodings that the reader accepts, or none. */
export function chooseEncoding(
  acceptEncoding: string | null | undefined,
  offered: readonly Encoding[] = cachedEncodings,
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
