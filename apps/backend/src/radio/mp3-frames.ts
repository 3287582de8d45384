/** One frame of MPEG audio layer III: a few hundred bytes that hold a fixed number of samples. */
export interface Frame {
  /** Its start in bytes. */
  offset: number;
  /** Its length in bytes, including the header. */
  length: number;
  /** Samples per channel: 1152 in MPEG 1, else 576. */
  samples: number;
  sampleRate: number;
}

const bitRates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitRates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44_100, 48_000, 32_000];

/** Returns the frame whose header is at the offset, or undefined if there is none. */
export function frameAt(bytes: Uint8Array, offset: number): Frame | undefined {
  const [first = 0, second = 0, third = 0] = bytes.subarray(offset, offset + 3);
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  const version = (second >> 3) & 3;
  const isLayer3 = ((second >> 1) & 3) === 1;
  const bitRate = (version === 3 ? bitRates1 : bitRates2)[third >> 4];
  const baseRate = sampleRates[(third >> 2) & 3];
  if (!isLayer3 || version === 1 || !bitRate || !baseRate) return undefined;
  // MPEG 1 has the rate of the table, MPEG 2 half and MPEG 2.5 a quarter of it.
  const sampleRate = baseRate / { 0: 4, 2: 2, 3: 1 }[version as 0 | 2 | 3];
  const samples = version === 3 ? 1152 : 576;
  const padding = (third >> 1) & 1;
  return {
    offset,
    length: Math.floor((samples * bitRate * 125) / sampleRate) + padding,
    samples,
    sampleRate,
  };
}

/** Returns the offset of the first frame that another one follows, or -1. Used to join a running stream. */
export function firstFrame(bytes: Uint8Array): number {
  for (let offset = 0; offset < bytes.length - 3; offset += 1) {
    const frame = frameAt(bytes, offset);
    if (frame && frameAt(bytes, offset + frame.length)) return offset;
  }
  return -1;
}

/** Returns the sound frames of a file, without ID3 tags, the Xing or Info header and an incomplete frame. */
export function framesOf(file: Uint8Array): Frame[] {
  const frames: Frame[] = [];
  let offset = tagLength(file);
  while (offset < file.length) {
    const frame = frameAt(file, offset);
    if (!frame) {
      const next = firstFrame(file.subarray(offset));
      if (next < 0) break;
      offset += next;
      continue;
    }
    if (offset + frame.length > file.length) break;
    if (frames.length > 0 || !isDescription(file.subarray(offset, offset + frame.length))) frames.push(frame);
    offset += frame.length;
  }
  return frames;
}

/** Returns the length of an ID3v2 tag at the start of a file, which is written in seven bits a byte. */
function tagLength(file: Uint8Array): number {
  if (String.fromCharCode(...file.subarray(0, 3)) !== 'ID3') return 0;
  const [a = 0, b = 0, c = 0, d = 0] = file.subarray(6, 10);
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d);
}

/**
 * Returns whether a frame is an encoder's description of the file. It would sound like a moment of silence.
 */
function isDescription(frame: Uint8Array): boolean {
  const text = Buffer.from(frame.subarray(0, 48)).toString('latin1');
  return /Xing|Info|VBRI/.test(text);
}
