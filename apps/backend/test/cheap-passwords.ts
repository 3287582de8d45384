import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Hashes passwords at a sixty-fourth of their cost: a hash takes a tenth of a second, as it should, and tests of the
 * desk make hundreds. One of desk-people.test.ts reads the cost that the desk asks for.
 */
const { scrypt } = crypto;
// Vitest runs this before each file, and several files share a process.
if (scrypt.name !== 'cheap') {
  const cheap = (...[password, salt, length, options, done]: Parameters<typeof scrypt>) =>
    scrypt(password, salt, length, { ...options, N: 256 }, done);
  crypto.scrypt = cheap as typeof scrypt;
  syncBuiltinESMExports();
}
