import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { oneLine, readKeptPicture } from '@daily-nest/api-client';
import type { Ask } from './ask.ts';

// A failure of this call, or an odd field of it, never costs a post its page: what does not fit is left out, one by one.
const line = z.pipe(z.string(), z.transform(oneLine));
const related = z.object({
  // No lone surrogates: encodeURIComponent() throws at them.
  slug: z.string().check(z.minLength(1), z.regex(/^\P{Cs}*$/u)),
  title: line.check(z.minLength(1)),
  description: orElse(line, ''),
  date: orElse(z.optional(z.string()), undefined),
  topics: orElse(z.array(z.string()), []),
  image: orElse(z.optional(z.string().check(z.regex(/^(?:https?:\/\/|\/(?![/\\]))/i))), undefined),
  picture: z.optional(z.pipe(z.unknown(), z.transform(readKeptPicture))),
});
const answer = z.object({
  pulled: orElse(z.array(line), []),
  related: z.array(z.unknown()),
});

/** Another post, as a card shows it. */
export type RelatedPost = z.infer<typeof related>;

/** What the page of a post sets beside its text. */
export interface BesidePost {
  /** Sentences of the text. */
  pulled: string[];
  /** Other posts, the nearest first. */
  related: RelatedPost[];
}

export const nothingBeside: BesidePost = { pulled: [], related: [] };

/** The post itself is there by then or it is late: what stands beside it is not worth more waiting. */
const budgetMs = 1_000;

/** Asks the backend what stands beside a post. Nothing does where it cannot say, and for a blog that is not its own. */
export async function besidePost(
  ask: Ask,
  baseUrl: string,
  slug: string,
  signal?: AbortSignal,
): Promise<BesidePost> {
  try {
    const url = `${baseUrl}/api/posts/beside?${new URLSearchParams({ slug })}`;
    const read = answer.parse(await ask(url, { budgetMs, ...(signal && { signal }) }));
    return {
      pulled: read.pulled,
      related: read.related.flatMap((row) => {
        const parsed = related.safeParse(row);
        return parsed.success ? [parsed.data] : [];
      }),
    };
  } catch {
    return nothingBeside;
  }
}
