import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutsideError } from './outside-error.ts';

const decompressors = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

interface Packed {
  encoding: string;
  /** Content-Length; NaN without one. */
  length: number;
  most: number;
}

/** Returns the decompressed body. Throws if it is larger than the limit before or after decompression. */
export async function readBody(body: Readable, { encoding, length, most }: Packed): Promise<Buffer> {
  const tooLarge = () => {
    body.on('error', () => undefined).destroy();
    return new OutsideError(`is larger than ${most} bytes`);
  };
  if (length > most) throw tooLarge();
  const plain = unpacked(body, encoding);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of plain as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Returns the body without its content encoding. Rejects several encodings, because each layer would need a
 * decompressor, and real servers use one.
 */
function unpacked(body: Readable, encoding: string): Readable {
  const [name, ...others] = encoding
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'identity');
  if (name === undefined) return body;
  const decompress = Object.hasOwn(decompressors, name)
    ? decompressors[name as keyof typeof decompressors]
    : undefined;
  if (decompress && others.length === 0) return pipeline(body, decompress(), () => undefined);
  body.on('error', () => undefined).destroy();
  throw new OutsideError(
    decompress ? 'has more than one content encoding' : `has the content encoding ${name.slice(0, 40)}`,
  );
}
