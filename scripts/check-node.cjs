/**
 * Loaded before each command of the repository (`node --require`). Written so that every Node can parse it:
 * one that is too old for TypeScript prints a sentence.
 */
'use strict';

const { engines } = require('../package.json');

const [major, minor] = process.versions.node.split('.').map(Number);
const [leastMajor, leastMinor] = engines.node.replace('>=', '').split('.').map(Number);

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  process.stderr.write(
    `Node ${process.versions.node} is too old: this repository needs ${leastMajor}.${leastMinor} or newer. ` +
      'Install one from https://nodejs.org and give the command again.\n',
  );
  process.exit(1);
}
