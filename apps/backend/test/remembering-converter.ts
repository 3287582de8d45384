import { createHash } from 'node:crypto';
import type { Converted } from '../src/pictures/convert.ts';
import { type Converter, createConverter } from '../src/pictures/converter.ts';

/**
 * Creates the real converter, which converts each picture once for all tests of a file, because this takes
 * most of their time. Only `end` closes it.
 */
export function rememberingConverter(): Converter & { end(): void } {
  const real = createConverter();
  const known = new Map<string, Promise<Converted>>();
  return {
    convert(bytes, options) {
      const key = createHash('sha256')
        .update(bytes)
        .update(JSON.stringify(options ?? {}))
        .digest('hex');
      const converted = known.get(key) ?? real.convert(bytes, options);
      known.set(key, converted);
      return converted;
    },
    close() {},
    end: () => real.close(),
  };
}
