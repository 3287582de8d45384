import { createHash } from 'node:crypto';
import type { Converted } from '../src/pictures/convert.ts';
import { type Converter, createConverter } from '../src/pictures/converter.ts';

/**
 * The real converter, which does each picture once for all tests of a file: it makes the same of the same bytes, and setting ten
 * files of a picture is most of the time that these tests take. Closing it is left to `end`.
 */
export function rememberingConverter(): Converter & { end(): void } {
  const real = createConverter();
  const known = new Map<string, Promise<Converted>>();
  return {
    convert(bytes) {
      const key = createHash('sha256').update(bytes).digest('hex');
      const converted = known.get(key) ?? real.convert(bytes);
      known.set(key, converted);
      return converted;
    },
    close() {},
    end: () => real.close(),
  };
}
