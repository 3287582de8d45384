import { createContext } from 'react-router';
import * as z from 'zod';

/** A wall is waited for this long: the backend itself gives a reader's request 1.5 s. */
const budgetMs = 3_000;

// A feed's odd field must not cost the wall: what does not fit is left out, item by item.
const link = z.url({ protocol: /^https?$/ });
const itemSchema = z.object({
  title: z.string().min(1),
  link: z.union([link, z.string().startsWith('/')]),
  outlet: z.string().optional().catch(undefined),
  publishedAt: z.string().nullish().catch(undefined),
  summary: z.string().nullish().catch(undefined),
});
const wallSchema = z.object({
  topic: z.string(),
  updatedAt: z.string().nullish().catch(undefined),
  stale: z.boolean().catch(false),
  items: z.array(z.unknown()).transform((items) =>
    items.flatMap((item) => {
      const parsed = itemSchema.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    }),
  ),
});

export type Wall = z.infer<typeof wallSchema>;

/** What pages read from the backend besides the blog. */
export interface Backend {
  /** The headlines of a topic, or undefined where the backend cannot say. */
  wall(topic: string, domain: string): Promise<Wall | undefined>;
}

export function createBackend(baseUrl: string): Backend {
  return {
    async wall(topic, domain) {
      try {
        const url = `${baseUrl}/api/feeds/${encodeURIComponent(topic)}?${new URLSearchParams({ domain })}`;
        const answer = await fetch(url, { signal: AbortSignal.timeout(budgetMs) });
        return answer.ok ? wallSchema.parse(await answer.json()) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** The default serves the development server. */
export const backendContext = createContext<Backend>(
  createBackend(process.env['BACKEND_URL'] ?? 'http://127.0.0.1:8787'),
);
