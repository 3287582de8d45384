/**
 * What belongs to the owner of one site and so has no place in the library: names, and addresses that are fetched or linked.
 */
import { globSync, readFileSync } from 'node:fs';

/** Names of titles, their partners, networks and stores. YouTube is none: `video-embed` is for nothing else. */
const names =
  /the daily nest|harbour post|buddha ?tv|dunamis|\bgoogle\b|doubleclick|amazon|\bdrive\.|placeholder\.svg|parentsnest/i;

/** Addresses that are the same for every host: names of formats, and the service that an entry is for. */
const everybodys =
  /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/|www\.youtube\.com\/shorts\/|youtu\.be\/)|^http:\/\/www\.w3\.org\//;

/** What an owner would find of another one in a published text; comments may name where a rule comes from. */
export function ownersIn(text: string): string[] {
  const code = text.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  const addresses = [...code.matchAll(/["'`](https?:\/\/[^"'`\s]+)/g)].map(([, address]) => address!);
  const named = text.split('\n').filter((line) => names.test(line));
  return [...named.map((line) => line.trim()), ...addresses.filter((address) => !everybodys.test(address))];
}

/** The same of every published file in a folder, by its path. */
export function ownersInside(folder: string): string[] {
  return globSync('**/*.{js,ts,css,md}', { cwd: folder }).flatMap((path) =>
    ownersIn(readFileSync(`${folder}/${path}`, 'utf8')).map((found) => `${path}: ${found}`),
  );
}
