// Makes the music of the built-in station: node station/scripts/make-music.ts (needs ffmpeg with libmp3lame).
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Piece, pieces } from './pieces.ts';
import { inARoom, master } from './room.ts';
import { frequencyOf, sampleRate, seededRandom, type Sound, voices } from './voices.ts';

const folder = dirname(dirname(fileURLToPath(import.meta.url)));
const silenceBefore = 0.25;
const ringing = 3;

for (const [index, piece] of pieces.entries()) {
  const sound = master(inARoom(play(piece, seededRandom(1914 + index)), 0.3));
  encode(sound, join(folder, piece.file));
  console.log(`${piece.file}: ${(sound.length / sampleRate).toFixed(1)} s`);
}
writeFileSync(
  join(folder, 'station.json'),
  `${JSON.stringify({ pieces: pieces.map(({ file, title }) => ({ file, title, artist: 'The Lullaby Machine' })) }, undefined, 2)}\n`,
);

function play(piece: Piece, random: () => number): Float64Array {
  const beat = 60 / piece.tempo;
  const bar = beat * piece.beatsInBar;
  const length = silenceBefore + bar * piece.chords.length + ringing;
  const to = new Float64Array(Math.round(length * sampleRate));
  const end = bar * piece.chords.length;
  /** Seconds for a place in the piece: the last two bars slow down, as anybody would play them. */
  const timeOf = (seconds: number) => {
    const late = Math.max(0, seconds - (end - 2 * bar));
    return silenceBefore + seconds + (late * late) / (2 * bar) / 6;
  };
  const sound = (
    voice: keyof typeof voices,
    at: number,
    seconds: number,
    pitch: string,
    strength: number,
    looseness = 0.012,
  ) => {
    const begin = Math.max(0, timeOf(at) + (random() - 0.5) * looseness);
    const touched: Sound = {
      to,
      at: begin,
      frequency: frequencyOf(pitch),
      length: seconds,
      strength: strength * (0.92 + 0.16 * random()),
      random,
    };
    voices[voice](touched);
  };

  for (const [index, tones] of piece.chords.entries()) {
    const last = index >= piece.chords.length - 2;
    const begin = index * bar;
    const { voice, pattern } = piece.accompaniment;
    // The accompaniment breathes: louder towards the middle of every four bars, and it leaves the last bar alone.
    const swell = 0.2 + 0.05 * Math.sin((Math.PI * (index % 4)) / 3);
    for (const [step, which] of pattern.entries()) {
      if (last && index === piece.chords.length - 1 && step > 0) break;
      const pitch = tones[Math.min(which, tones.length - 1)] ?? tones[0];
      const at = begin + (step * bar) / pattern.length;
      sound(voice, at, begin + bar - at + 0.15, pitch, step === 0 ? swell * 1.25 : swell);
    }
    if (piece.pad) for (const pitch of tones.slice(1)) sound('pad', begin, bar, pitch, 0.035, 0);
  }

  let at = 0;
  for (const [pitch, beats] of piece.melody) {
    const onTheBar = Math.abs(at % piece.beatsInBar) < 0.01;
    if (pitch !== '-') sound(piece.lead, at * beat, beats * beat * 1.05, pitch, onTheBar ? 0.52 : 0.44);
    at += beats;
  }
  if (Math.abs(at - piece.chords.length * piece.beatsInBar) > 0.001)
    throw new Error(
      `${piece.title}: the melody has ${at} beats, the chords ${piece.chords.length * piece.beatsInBar}.`,
    );
  return to;
}

/**
 * Mono, 64 kbit/s, 44.1 kHz. Without the bit reservoir every frame stands alone, so that a listener may come in at any of them and
 * one piece may follow another; without ID3 and Xing there is nothing but sound in the file.
 */
function encode(sound: Float64Array, file: string) {
  const samples = new Int16Array(sound.length);
  // Triangular dither: quiet endings fade into hiss, not into steps.
  const random = seededRandom(7);
  sound.forEach((sample, index) => {
    samples[index] = Math.round(sample * 32_767 + random() - random());
  });
  const options =
    '-f s16le -ar 44100 -ac 1 -i pipe:0 -c:a libmp3lame -b:a 64k -compression_level 0 -reservoir 0';
  const container = '-write_xing 0 -id3v2_version 0 -bitexact -f mp3 -y';
  const { status, stderr } = spawnSync(
    'ffmpeg',
    ['-loglevel', 'error', ...options.split(' '), ...container.split(' '), file],
    { input: Buffer.from(samples.buffer), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}
