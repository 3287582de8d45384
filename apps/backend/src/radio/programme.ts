import { readFile } from 'node:fs/promises';
import { showAt, stationHour } from '@daily-nest/content/station';
import { firstFrameOf, planOf, type Slot } from './hour-plan.ts';
import { loadMusic, type Music, type MusicPiece } from './music.ts';

const hourMs = 3_600_000;

/** Returns the slots and the sound of the station by hourly plans. Frames are counted since 1970. */
export function createProgramme(folder: string) {
  let loading: Promise<Music> | undefined;
  const plans = new Map<number, Slot[]>();
  let current: { piece: MusicPiece; bytes: Promise<Uint8Array> } | undefined;

  const music = () => (loading ??= loadMusic(folder));

  async function planFor(hour: number): Promise<Slot[]> {
    const known = plans.get(hour);
    if (known) return known;
    const plan = planOf({ hour, mood: showAt(stationHour(hour * hourMs)).mood, music: await music() });
    plans.set(hour, plan);
    for (const old of plans.keys()) if (old < hour - 1) plans.delete(old);
    return plan;
  }

  async function slotAt(frame: number): Promise<Slot> {
    const { frameMs } = await music();
    const hour = Math.floor((frame * frameMs) / hourMs);
    // Because of rounding, the first frame of an hour may seem to belong to the last hour.
    const plan = await planFor(frame >= firstFrameOf(hour + 1, frameMs) ? hour + 1 : hour);
    const slot = plan.findLast(({ from }) => from <= frame);
    if (!slot) throw new Error(`The station has nothing for frame ${frame}.`);
    return slot;
  }

  async function bytesOf(piece: MusicPiece): Promise<Uint8Array> {
    // Only the current piece is in memory.
    current = current?.piece.path === piece.path ? current : { piece, bytes: readFile(piece.path) };
    try {
      return await current.bytes;
    } catch (error) {
      current = undefined;
      throw error;
    }
  }

  return {
    frameMs: async () => (await music()).frameMs,
    frameAt: async (time: number) => Math.floor(time / (await music()).frameMs),
    slotAt,
    /** Returns the sound of the frames from `from` up to, but not including, `to`. */
    async sound(from: number, to: number): Promise<Uint8Array> {
      const parts: Uint8Array[] = [];
      for (let at = from; at < to;) {
        // Frames follow one another, and are in memory except for the first.
        const { piece, from: begin, frames } = await slotAt(at);
        const end = Math.min(to, begin + frames);
        if (piece) {
          const bytes = await bytesOf(piece);
          parts.push(bytes.subarray(piece.offsets[at - begin], piece.offsets[end - begin]));
        } else {
          const { silence } = await music();
          for (let index = at; index < end; index += 1) parts.push(silence);
        }
        at = end;
      }
      return Buffer.concat(parts);
    },
  };
}
