import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConverter } from '../src/pictures/converter.ts';

/** Must not be in any file that we serve. */
const payload = '<script>steal(document.cookie)</script>';

const converter = createConverter();
afterAll(() => converter.close());

const plain = (width = 240, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#8c5a3b' } });

/** Returns noise, so that half of the file is half of the picture. */
const grainy = () =>
  sharp({
    create: {
      width: 240,
      height: 200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

type Kind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
let pictures: Record<Kind, Buffer>;
beforeAll(async () => {
  const [jpeg, png, webp, gif, avif] = await Promise.all([
    grainy().jpeg().toBuffer(),
    grainy().png().toBuffer(),
    grainy().webp().toBuffer(),
    grainy().gif().toBuffer(),
    grainy().avif({ effort: 0 }).toBuffer(),
  ]);
  pictures = { jpeg, png, webp, gif, avif };
});

/** Returns a segment of a JPEG, to be inserted after its first two bytes. */
const segment = (marker: number, text: string) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text, 'latin1')]);
};
const inJpeg = (marker: number, text: string) =>
  Buffer.concat([pictures.jpeg.subarray(0, 2), segment(marker, text), pictures.jpeg.subarray(2)]);
const behind = (kind: Kind, text: string) => Buffer.concat([pictures[kind], Buffer.from(text)]);
// A script inside a comment of a GIF.
const gifComment = () => {
  const end = pictures.gif.length - 1;
  const comment = Buffer.from([0x21, 0xfe, payload.length, ...Buffer.from(payload), 0]);
  return Buffer.concat([pictures.gif.subarray(0, end), comment, pictures.gif.subarray(end)]);
};

const jpegOf = (width: number, height: number) => {
  const bytes = Buffer.from(pictures.jpeg);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
};
/** Returns a GIF of that screen size with `count` frames of almost no pixels. */
const gifOf = (screen: number, size: number, count = 1) => {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\xff\xff\xff\0\0\0', 'latin1');
  head.writeUInt16LE(screen, 6);
  head.writeUInt16LE(screen, 8);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0x44, 1, 0]);
  frame.writeUInt16LE(size, 5);
  frame.writeUInt16LE(size, 7);
  return Buffer.concat([head, ...Array.from({ length: count }, () => frame), Buffer.from(';')]);
};

describe('a picture with other content inside keeps only its pixels', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a JPEG with a page behind it', () => behind('jpeg', `<!doctype html>${payload}`)],
    ['a JPEG with an archive behind it', () => behind('jpeg', `PK\u0003\u0004${payload}`)],
    ['a JPEG with a script in its comment', () => inJpeg(0xfe, payload)],
    ['a JPEG with a script in its XMP', () => inJpeg(0xe1, `http://ns.adobe.com/xap/1.0/\0${payload}`)],
    ['a PNG with a page behind it', () => behind('png', payload)],
    ['a WebP with a page behind it', () => behind('webp', payload)],
    ['a GIF with a script in its comment', gifComment],
    [
      'a picture with a script for an artist',
      () =>
        plain()
          .withExif({ IFD0: { Artist: payload } })
          .jpeg()
          .toBuffer(),
    ],
  ])('%s', async (_name, make) => {
    const bytes = await make();
    expect(bytes.includes('steal(')).toBe(true);
    const { contents } = await converter.convert(bytes);
    expect(contents.length).toBeGreaterThanOrEqual(6);
    for (const { name, bytes: made } of contents) {
      expect(Buffer.from(made).includes('steal('), name).toBe(false);
      const { exif, xmp, iptc, comments } = await sharp(made).metadata();
      expect([exif, xmp, iptc, comments], name).toEqual([undefined, undefined, undefined, undefined]);
    }
  });
});

describe('a picture that would exhaust the memory is rejected by its head', () => {
  it.each<[string, () => Buffer]>([
    ['a JPEG of 65,500 × 65,500 px', () => jpegOf(65_500, 65_500)],
    ['a GIF of 65,535 × 65,535 px', () => gifOf(65_535, 65_535)],
  ])('%s', async (_name, make) => {
    await expect(converter.convert(make())).rejects.toThrow(/pixel limit|is not a known picture format/);
  });

  it('only the first frame of an animation is decoded, whatever their number', async () => {
    // A hundred thousand frames of four million pixels would take 1.6 TB.
    const { files } = await converter.convert(gifOf(2_000, 1, 100_000));
    expect(files.scene.widths.at(-1)).toBe(1600);
  });
});

describe('an incomplete picture is rejected', () => {
  it.each<Kind>(['jpeg', 'png', 'webp', 'avif', 'gif'])('%s', async (kind) => {
    const whole = pictures[kind];
    await expect(converter.convert(whole.subarray(0, whole.length / 2))).rejects.toThrow(
      /cannot be decoded|is not a known picture format/,
    );
  });
});

describe('a file that is not a picture is rejected, whatever its content type', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${payload}</svg>`;
  const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(500)}"><!ENTITY b "${'&a;'.repeat(500)}">]>
    <svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><text>${'&b;'.repeat(500)}</text></svg>`;

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a drawing with a script', () => Buffer.from(svg)],
    ['a drawing behind a byte order mark and white space', () => Buffer.from(`\ufeff\n\n${svg}`)],
    ['a packed drawing', () => gzipSync(svg)],
    ['a drawing of entities in entities', () => Buffer.from(laughs)],
    ['a TIFF', () => plain().tiff().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
    ['an archive', () => Buffer.from('PK\u0003\u0004aaaa')],
    ['a script with the head of a GIF', () => Buffer.from(`GIF89a/*${'x'.repeat(40)}*/=1;${payload}`)],
    ['a PNG of a head alone', () => pictures.png.subarray(0, 33)],
  ])('%s', async (_name, make) => {
    await expect(converter.convert(await make())).rejects.toThrow(
      /is not a known picture format|cannot be decoded|is only/,
    );
  });
});
