import type { StationMood } from '@daily-nest/content/station';
import type { Music, MusicPiece } from './music.ts';

/** A piece on its place, or a pause; counted in frames since 1970. */
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

/** Less than this of a mood would be heard too often: then all pieces are played. */
const enoughMs = 10 * 60_000;

/**
 * An hour of the station: the bell where it is day, then whole pieces, and a pause of a second or two before the next hour.
 * Follows from its arguments alone, so that every backend with the same music plays the same.
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
  // Hours go on in the list about where the one before has stopped.
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

/** The first frame that begins in an hour. */
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

/** One of the day, two quiet ones, one of the day: nowhere long the same. */
function inTurns(pieces: readonly MusicPiece[]): MusicPiece[] {
  const place = (piece: MusicPiece) => {
    const own = pieces.filter(({ mood }) => mood === piece.mood);
    return (own.indexOf(piece) + 0.5) / own.length;
  };
  return pieces.toSorted((one, other) => place(one) - place(other));
}

/** Up to six pieces, none of them again before three others, that fill a room to a second, or else as well as they can. */
function fitting(
  pieces: readonly MusicPiece[],
  room: number,
  { before, enough }: { before: MusicPiece | undefined; enough: number },
): MusicPiece[] {
  let best: MusicPiece[] = [];
  let left = room;
  /** Whether nothing better is worth looking for. */
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
