const rate = 3000;

const u32 = (value: number) =>
  String.fromCharCode(value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24);
const u16 = (value: number) => String.fromCharCode(value & 255, value >> 8);

/**
 * Returns a silent WAV as a data address, so that stories and tests can play without a network. 3 kHz, 8 bit,
 * mono.
 */
export function silence(seconds: number): string {
  const length = rate * seconds;
  const format = `${u32(16)}${u16(1)}${u16(1)}${u32(rate)}${u32(rate)}${u16(1)}${u16(8)}`;
  const header = `RIFF${u32(36 + length)}WAVEfmt ${format}data${u32(length)}`;
  return `data:audio/wav;base64,${btoa(header + '\u0080'.repeat(length))}`;
}
