import type { StationMood } from '@daily-nest/content/station';
import type { Music, MusicPiece } from './music.ts';

/** A piece or a pause and its place, in frames since 1970. */
export interface Slot {
  from: number;
  frames: number;
  piece: MusicPiece | undefined;
}

interface Hour {
  /** Hours since 1970. */
  hour: number;
  mood: StationMood;
  music: Music;
}

/** With less music of a mood than this, the plan uses all pieces. Otherwise they would repeat too often. */
const enoughMs = 10 * 60_000;

/**
 * Plans an hour of the station: the bell by day, then whole pieces, and a pause of a second or two before the
 * next hour. The result depends only on the arguments, so backends with the same music play the same.
 */
export function planOf({ hour, mood, music }: Hour): Slot[] {
  const { frameMs, bell } = music;
  const first = firstFrameOf(hour, frameMs);
  const end = firstFrameOf(hour + 1, frameMs);
  const pieces = piecesFor(mood, music);
  const played: MusicPiece[] = bell && mood !== 'quiet' ? [bell] : [];
  let room = end - first - played.reduce((sum, piece) => sum + framesIn(piece), 0);
  const average = pieces.reduce((sum, piece) => sum + framesIn(piece), 0) / pieces.length;
  const longest = Math.max(...pieces.map(framesIn));
  // Each hour continues in the list approximately where the last one stopped.
  const begin = hour * Math.round((end - first) / average);
  for (let turn = begin; room > 4 * longest; turn += 1) {
    const piece = pieces[turn % pieces.length];
    if (!piece) break;
    played.push(piece);
    room -= framesIn(piece);
  }
  played.push(...fitting(pieces, room, { before: played.at(-1), enough: 1000 / frameMs }));

  let at = first;
  const slots = played.map((piece): Slot => {
    const slot = { from: at, frames: framesIn(piece), piece };
    at += slot.frames;
    return slot;
  });
  return at < end ? [...slots, { from: at, frames: end - at, piece: undefined }] : slots;
}

/** Returns the first frame of an hour. */
export function firstFrameOf(hour: number, frameMs: number): number {
  return Math.ceil((hour * 3_600_000) / frameMs);
}

function framesIn(piece: MusicPiece): number {
  return piece.offsets.length - 1;
}

function piecesFor(mood: StationMood, { pieces, frameMs }: Music): readonly MusicPiece[] {
  const own = mood === 'both' ? inTurns(pieces) : pieces.filter((piece) => piece.mood === mood);
  const ms = own.reduce((sum, piece) => sum + framesIn(piece) * frameMs, 0);
  return ms < enoughMs ? pieces : own;
}

/** Mixes moods evenly, so that no mood lasts long. */
function inTurns(pieces: readonly MusicPiece[]): MusicPiece[] {
  const place = (piece: MusicPiece) => {
    const own = pieces.filter(({ mood }) => mood === piece.mood);
    return (own.indexOf(piece) + 0.5) / own.length;
  };
  return pieces.toSorted((one, other) => place(one) - place(other));
}

/**
 * Returns up to six pieces that fill the time to a second, or as well as possible. A piece repeats after
 * three others at the earliest.
 */
function fitting(
  pieces: readonly MusicPiece[],
  room: number,
  { before, enough }: { before: MusicPiece | undefined; enough: number },
): MusicPiece[] {
  let best: MusicPiece[] = [];
  let left = room;
  /** Returns whether the best fill is good enough. */
  const look = (taken: MusicPiece[], rest: number): boolean => {
    if (rest < left) [best, left] = [taken, rest];
    if (left <= enough) return true;
    if (taken.length === 6) return false;
    return pieces.some(
      (piece) =>
        (taken.length > 0 || piece !== before) &&
        !taken.slice(-3).includes(piece) &&
        framesIn(piece) <= rest &&
        look([...taken, piece], rest - framesIn(piece)),
    );
  };
  look([], room);
  return best;
}
