import { request } from 'undici';
import * as z from 'zod';
import { splitTitle } from './icy.ts';
import type { NowPlaying } from './station.ts';

const source = z.object({
  listenurl: z.string().optional().catch(undefined),
  title: z.coerce.string().optional().catch(undefined),
  artist: z.coerce.string().optional().catch(undefined),
});

const status = z.object({
  icestats: z.object({ source: z.union([z.array(source), source.transform((one) => [one])]).default([]) }),
});

const offAir: NowPlaying = { title: null, artist: null, live: false };

/** Returns Icecast's status of a mount: off the air if it does not answer or has no such mount. */
export async function icecastStatus(stream: URL, timeoutMs: number): Promise<NowPlaying> {
  try {
    const { statusCode, body } = await request(new URL('/status-json.xsl', stream), {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await body.text();
    return statusCode === 200 ? fromStatus(text, stream.pathname) : offAir;
  } catch {
    return offAir;
  }
}

/** Parses the status. A stream without a mount path is the first of the server. */
export function fromStatus(text: string, mount: string): NowPlaying {
  // Icecast 2.4 writes a lone minus sign for an empty title, which is not JSON.
  const { success, data } = status.safeParse(parse(text.replaceAll(/:\s*-\s*,/g, ':"",')));
  const sources = success ? data.icestats.source : [];
  const found = mount === '/' ? sources[0] : sources.find(({ listenurl }) => mountOf(listenurl) === mount);
  if (!found) return offAir;
  const parts = splitTitle(fixEncoding(found.title ?? ''));
  return { title: parts.title, artist: fixEncoding(found.artist ?? '').trim() || parts.artist, live: true };
}

/**
 * Decodes a title again if its characters are bytes of valid UTF-8. Icecast reads the titles of MP3 sources
 * as Latin-1, but most sources send UTF-8, so its page says `Ã‰dith` for Édith.
 */
function fixEncoding(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text) || /[^\0-\u00ff]/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
}

function mountOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).pathname : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
