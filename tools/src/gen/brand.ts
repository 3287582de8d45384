import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase, pascalCase, titleCase } from './words.ts';

/** The title that a new one is copied from, in every spelling of its name. */
const model = {
  kebab: 'harbour-post',
  camel: 'harbourPost',
  pascal: 'HarbourPost',
  words: 'Harbour Post',
  domain: 'theharbourpost',
};

/**
 * Copies the model's package to `folder` under another name: package, identifiers, names and addresses.
 * Colors, type and mark stay until the new owner changes them.
 */
export function copyBrand(from: string, folder: string, name: string): string[] {
  return copyPackage(from, folder, name, /\/(node_modules|dist|test-results|\.turbo)(\/|$)|CHANGELOG/);
}

/** Copies the model's site to `folder` under another name, without its people, texts and articles. */
export function copyTitle(from: string, folder: string, name: string): string[] {
  const own =
    /\/(node_modules|dist|build[\w-]*|test-results|\.turbo|edition|articles)(\/|$)|README|CHANGELOG/;
  return copyPackage(from, folder, name, own);
}

function copyPackage(from: string, folder: string, name: string, without: RegExp): string[] {
  cpSync(from, folder, { recursive: true, filter: (path) => !without.test(path.slice(from.length)) });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  for (const file of files.filter((path) => /\.(tsx?|json|md)$/.test(path))) {
    const path = join(folder, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8'), name));
    if (renamed(file, name) !== file) renameSync(path, join(folder, renamed(file, name)));
  }
  return files;
}

function renamed(text: string, name: string): string {
  return text
    .replaceAll(model.kebab, name)
    .replaceAll(model.camel, camelCase(name))
    .replaceAll(model.pascal, pascalCase(name))
    .replaceAll(model.words, titleCase(name))
    .replaceAll(model.domain, `the${name.replaceAll('-', '')}`);
}
