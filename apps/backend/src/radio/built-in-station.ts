import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';
import { createBroadcast } from './broadcast.ts';
import { createProgramme } from './programme.ts';
import type { Station } from './station.ts';

const tickMs = 500;
const burstMs = 6000;
/** After a pause of the machine, older sound is skipped. */
const longestCatchUpMs = 15_000;
const contentType = 'audio/mpeg';

/** Milliseconds since 1970, without jumps: listeners of all backends hear the same position. */
const clock = () => performance.timeOrigin + performance.now();

/** Creates the default station: our own music by the hours of the day, in real time. */
export function createBuiltInStation(folder = join(packageRoot, 'station'), now = clock): Station {
  const programme = createProgramme(folder);
  let playing: { sent: number; timer: NodeJS.Timeout } | undefined;
  let sending = false;
  let closed = false;
  const broadcast = createBroadcast(rest);

  function rest() {
    clearInterval(playing?.timer);
    playing = undefined;
  }

  /**
   * Returns the last seconds that were sent, and where they end. Reads again after a tick in between, so that
   * no frame is missing.
   */
  async function lastSeconds(): Promise<{ upTo: number; burst: Uint8Array }> {
    const frames = Math.round(burstMs / (await programme.frameMs()));
    const upTo = playing?.sent ?? (await programme.frameAt(now()));
    const burst = await programme.sound(upTo - frames, upTo);
    return playing && playing.sent !== upTo ? lastSeconds() : { upTo, burst };
  }

  async function tick() {
    // Reading from a slow disk may take longer than a tick. Then the next tick sends the rest.
    if (!playing || sending) return;
    sending = true;
    try {
      const due = await programme.frameAt(now());
      const from = Math.max(playing.sent, due - Math.round(longestCatchUpMs / (await programme.frameMs())));
      const bytes = await programme.sound(from, due);
      if (!playing) return;
      playing.sent = due;
      if (bytes.length > 0) broadcast.send(bytes);
    } catch {
      // The music cannot be read. Players report this and try again.
      broadcast.end();
      rest();
    } finally {
      sending = false;
    }
  }

  return {
    get listeners() {
      return broadcast.listeners;
    },
    async headers() {
      await programme.frameMs();
      return { 'content-type': contentType };
    },
    async tuneIn(hangUp) {
      const headers = { 'content-type': contentType };
      const { upTo, burst } = await lastSeconds();
      if (closed) return { headers, body: new ReadableStream({ start: (controller) => controller.close() }) };
      playing ??= { sent: upTo, timer: setInterval(() => void tick(), tickMs) };
      return { headers, body: broadcast.listen([burst], hangUp) };
    },
    async nowPlaying() {
      // Listeners hear what was sent one burst ago.
      const slot = await programme.slotAt(await programme.frameAt(now() - burstMs));
      return { title: slot.piece?.title ?? null, artist: slot.piece?.artist ?? null, live: true };
    },
    close() {
      closed = true;
      broadcast.end();
      rest();
    },
  };
}
