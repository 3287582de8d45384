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

/** What Icecast's status page tells about a mount. Off the air when it does not answer or does not know the mount. */
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

/** Reads the page. A stream without a mount path is the server's first. */
export function fromStatus(text: string, mount: string): NowPlaying {
  // Icecast 2.4 writes a lone minus sign where a title is empty, which is no JSON.
  const { success, data } = status.safeParse(parse(text.replaceAll(/:\s*-\s*,/g, ':"",')));
  const sources = success ? data.icestats.source : [];
  const found = mount === '/' ? sources[0] : sources.find(({ listenurl }) => mountOf(listenurl) === mount);
  if (!found) return offAir;
  const told = splitTitle(mended(found.title ?? ''));
  return { title: told.title, artist: mended(found.artist ?? '').trim() || told.artist, live: true };
}

/**
 * Icecast takes the titles of MP3 sources for Latin-1 and most sources send UTF-8, so its page says `Ã‰dith` for Édith.
 * Where the letters are the bytes of valid UTF-8, they are read as that.
 */
function mended(text: string): string {
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
