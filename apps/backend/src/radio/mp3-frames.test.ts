import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../package-root.ts';
import { firstFrame, framesOf } from './mp3-frames.ts';

const station = join(packageRoot, 'station');
const files = globSync('*.mp3', { cwd: station });

describe('the built-in music', () => {
  it.each(files)('%s contains only frames of 64 kbit/s', (file) => {
    const bytes = readFileSync(join(station, file));
    const frames = framesOf(bytes);
    expect(frames.reduce((sum, { length }) => sum + length, 0)).toBe(bytes.length);
    const others = frames.filter(
      ({ length, samples, sampleRate }) =>
        samples !== 1152 || sampleRate !== 44_100 || (length !== 208 && length !== 209),
    );
    expect(others).toEqual([]);
  });
});

describe('the frames of a file', () => {
  const bytes = readFileSync(join(station, files[0] ?? '')).subarray(0, 20_000);
  const count = framesOf(bytes).length;

  it('exclude ID3 tags before and after them', () => {
    const before = Buffer.alloc(10 + 300);
    before.write('ID3\u0004');
    before[8] = 2; // 2 × 128 + 44 = 300
    before[9] = 44;
    const after = Buffer.alloc(128);
    after.write('TAG');
    expect(framesOf(Buffer.concat([before, bytes.subarray(0, framesEnd(bytes)), after]))).toHaveLength(count);
  });

  it('exclude the frame that only describes the file', () => {
    const info = Buffer.from(bytes.subarray(0, framesOf(bytes)[0]?.length));
    info.fill(0, 4);
    info.write('Xing', 21);
    expect(framesOf(Buffer.concat([info, bytes]))).toHaveLength(count);
  });

  it('are found in the middle of a stream', () => {
    const cut = bytes.subarray(1000);
    const offset = firstFrame(cut) + 1000;
    expect(framesOf(bytes).map((frame) => frame.offset)).toContain(offset);
    expect(firstFrame(Buffer.from('no music at all'))).toBe(-1);
  });
});

function framesEnd(bytes: Uint8Array): number {
  const last = framesOf(bytes).at(-1);
  return last ? last.offset + last.length : 0;
}
