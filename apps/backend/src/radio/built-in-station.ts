import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { packageRoot } from '../package-root.ts';
import { createBroadcast } from './broadcast.ts';
import { framesOf } from './mp3-frames.ts';
import type { Station } from './station.ts';

const tickMs = 500;
const burstMs = 6000;
/** After a pause of the whole machine nobody wants to hear what was missed. */
const longestCatchUpMs = 15_000;

const programme = z.object({
  pieces: z.array(z.object({ file: z.string(), title: z.string(), artist: z.string() })).min(1),
});

/** All pieces one after the other, as frames of the same duration. */
export interface Loop {
  bytes: Uint8Array;
  /** Where each frame begins, and at last where the loop ends. */
  offsets: Uint32Array;
  frameMs: number;
  contentType: string;
  /** The first frame of each piece, in order. */
  pieces: { from: number; title: string; artist: string }[];
}

/** Milliseconds since 1970 that never jump: all listeners, and all backends of one clock, hear the same place. */
const clock = () => performance.timeOrigin + performance.now();

/** The station that plays without any settings: our own music in a loop, at the speed of real time. */
export function createBuiltInStation(folder = join(packageRoot, 'station'), now = clock): Station {
  let loading: Promise<Loop> | undefined;
  let playing: { loop: Loop; sent: number; timer: NodeJS.Timeout } | undefined;
  let closed = false;
  const broadcast = createBroadcast(rest);
  const load = () => (loading ??= loadLoop(folder));

  function rest() {
    clearInterval(playing?.timer);
    playing = undefined;
  }

  function play(loop: Loop) {
    return (playing ??= { loop, sent: frameOf(loop, now()), timer: setInterval(tick, tickMs) });
  }

  function tick() {
    if (!playing) return;
    const { loop } = playing;
    const due = frameOf(loop, now());
    const from = Math.max(playing.sent, due - Math.round(longestCatchUpMs / loop.frameMs));
    playing.sent = due;
    for (const chunk of framesBetween(loop, from, due)) broadcast.send(chunk);
  }

  return {
    get listeners() {
      return broadcast.listeners;
    },
    async headers() {
      return { 'content-type': (await load()).contentType };
    },
    async tuneIn(hangUp) {
      const loop = await load();
      const headers = { 'content-type': loop.contentType };
      if (closed) return { headers, body: new ReadableStream({ start: (controller) => controller.close() }) };
      const { sent } = play(loop);
      const burst = framesBetween(loop, sent - Math.round(burstMs / loop.frameMs), sent);
      return { headers, body: broadcast.listen(burst, hangUp) };
    },
    async nowPlaying() {
      const loop = await load();
      // What is heard now was sent a burst ago.
      const frame = frameOf(loop, now() - burstMs) % (loop.offsets.length - 1);
      const piece = loop.pieces.findLast(({ from }) => from <= frame);
      return { title: piece?.title ?? null, artist: piece?.artist ?? null, live: true };
    },
    close() {
      closed = true;
      broadcast.end();
      rest();
    },
  };
}

/** How many frames have been played since the clock's beginning. */
function frameOf({ frameMs }: Loop, time: number): number {
  return Math.floor(time / frameMs);
}

/** The bytes of frames that are counted from the clock's beginning: views of the loop, no copies. */
export function framesBetween({ bytes, offsets }: Loop, from: number, to: number): Uint8Array[] {
  const count = offsets.length - 1;
  const chunks: Uint8Array[] = [];
  for (let at = from; at < to;) {
    const start = at % count;
    const length = Math.min(count - start, to - at);
    chunks.push(bytes.subarray(offsets[start], offsets[start + length]));
    at += length;
  }
  return chunks;
}

/** Reads the pieces that station.json names. Throws a sentence when they cannot follow one another. */
export async function loadLoop(folder: string): Promise<Loop> {
  const { pieces } = programme.parse(JSON.parse(await readFile(join(folder, 'station.json'), 'utf8')));
  const files = await Promise.all(pieces.map(({ file }) => readFile(join(folder, file))));
  const parts: Uint8Array[] = [];
  const offsets = [0];
  const starts: Loop['pieces'] = [];
  let kind: string | undefined;
  let frameMs = 0;
  for (const [index, { file, title, artist }] of pieces.entries()) {
    const bytes = files[index] ?? Buffer.alloc(0);
    const frames = framesOf(bytes);
    const [first] = frames;
    if (!first) throw new Error(`${file} of the built-in station holds no MP3 frames.`);
    starts.push({ from: offsets.length - 1, title, artist });
    for (const { offset, length, samples, sampleRate } of frames) {
      kind ??= `${samples} samples at ${sampleRate} Hz`;
      frameMs = (samples / sampleRate) * 1000;
      if (kind !== `${samples} samples at ${sampleRate} Hz`)
        throw new Error(
          `${file} of the built-in station has frames of another kind than the first (${kind}).`,
        );
      parts.push(bytes.subarray(offset, offset + length));
      offsets.push((offsets.at(-1) ?? 0) + length);
    }
  }
  return {
    bytes: Buffer.concat(parts),
    offsets: Uint32Array.from(offsets),
    frameMs,
    contentType: 'audio/mpeg',
    pieces: starts,
  };
}
