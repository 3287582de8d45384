import { createMp3Encoder } from 'wasm-media-encoders';
import { sampleRate, seededRandom } from './sound.ts';

/** The sound as MP3: mono, 64 kbit/s, 44.1 kHz. */
export async function encode(sound: Float64Array): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: 64 });
  // Triangular dither: quiet endings fade into hiss, not into steps.
  const random = seededRandom(7);
  const samples = Float32Array.from(sound, (sample) => sample + (random() - random()) / 32_768);
  const parts: Buffer[] = [];
  const step = sampleRate * 10;
  // What the encoder returns is its own memory, written over by the next call.
  for (let at = 0; at < samples.length; at += step)
    parts.push(Buffer.from(encoder.encode([samples.subarray(at, at + step)])));
  parts.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(parts);
}
