import { describe, expect, it } from 'vitest';
import { icySplitter, type StreamTitle, streamTitle } from './icy.ts';

/**
 * Returns a stream with metadata after every `interval` bytes; `texts` holds the blocks that are not empty.
 */
function icyStream(sound: Buffer, interval: number, texts: Record<number, Buffer>): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0, block = 0; at < sound.length; at += interval, block += 1) {
    parts.push(sound.subarray(at, at + interval));
    const text = texts[block] ?? Buffer.alloc(0);
    const steps = Math.ceil(text.length / 16);
    parts.push(Buffer.of(steps), text, Buffer.alloc(steps * 16 - text.length));
  }
  return Buffer.concat(parts);
}

describe('the splitter of sound and metadata', () => {
  const sound = Buffer.from(Array.from({ length: 10 * 512 }, (_, index) => (index * 7) % 256));
  const stream = icyStream(sound, 512, {
    0: Buffer.from("StreamTitle='Nina - Sunday';StreamUrl='';"),
    3: Buffer.from("StreamTitle='It's late';"),
    5: Buffer.from("StreamUrl='https://radio.example';"),
    6: Buffer.from("StreamTitle='';"),
  });

  it.each([1, 2, 13, 511, 512, 513, 4096, 100_000])(
    'returns exactly the sound, in chunks of %i bytes',
    (size) => {
      const heard: Uint8Array[] = [];
      const titles: StreamTitle[] = [];
      const split = icySplitter(
        512,
        (bytes) => heard.push(bytes),
        (title) => titles.push(title),
      );
      for (let at = 0; at < stream.length; at += size) split(stream.subarray(at, at + size));
      expect(Buffer.concat(heard).equals(sound)).toBe(true);
      expect(titles).toEqual([
        { artist: 'Nina', title: 'Sunday' },
        { artist: null, title: "It's late" },
        { artist: null, title: null },
      ]);
    },
  );
});

describe('a title', () => {
  it.each([
    ['UTF-8', Buffer.from("StreamTitle='Zoë – Für dich';"), 'Zoë – Für dich'],
    ['windows-1252', Buffer.from("StreamTitle='Zo\xeb \x96 F\xfcr dich';", 'latin1'), 'Zoë – Für dich'],
    ['control characters', Buffer.from("StreamTitle='one\u0000\r\ntwo';"), 'one two'],
  ])('is parsed from %s', (_name, block, title) => {
    expect(streamTitle(block)).toEqual({ artist: null, title });
  });

  it('is cut when it is too long', () => {
    expect(streamTitle(Buffer.from(`StreamTitle='${'a'.repeat(4000)}';`))?.title).toHaveLength(300);
  });

  it('with several dashes is split at the first', () => {
    expect(streamTitle(Buffer.from("StreamTitle='Trio - One - Two';"))).toEqual({
      artist: 'Trio',
      title: 'One - Two',
    });
  });
});
