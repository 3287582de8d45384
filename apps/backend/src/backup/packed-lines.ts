import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { BackupError } from './format.ts';

/** In MB. Two hundred posts of the maximum length take 120; a string in Node holds 512 at most. */
const longestLine = 256;

/**
 * Yields the lines of a gzipped file as bytes. Only `\n` ends a line: readline would also split at U+2028 and
 * U+2029, which JSON allows.
 *
 * @throws {BackupError} if the file does not exist, is not gzip or is incomplete, or a line is too long
 */
export async function* packedLines(file: string): AsyncGenerator<Buffer> {
  const packed = createReadStream(file);
  const unpacked = packed.pipe(createGunzip());
  packed.on('error', (error) => unpacked.destroy(error));
  let parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end; (end = chunk.indexOf('\n', start)) !== -1; start = end + 1) {
        yield Buffer.concat([...parts, chunk.subarray(start, end)]);
        parts = [];
        length = 0;
      }
      parts.push(chunk.subarray(start));
      length += chunk.length - start;
      if (length > longestLine * 1e6)
        throw new BackupError(
          `${file} has a line of more than ${longestLine} MB: it is not a backup of ours, or it is damaged.`,
        );
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`);
    if (code === 'Z_BUF_ERROR') throw new BackupError(`${file} is incomplete: nothing was restored.`);
    if (code?.startsWith('Z_'))
      throw new BackupError(`${file} is not a backup of ours, or it is damaged (${code}).`);
    throw error;
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
  // A complete file ends with a line end.
  if (length > 0) yield Buffer.concat(parts);
}
