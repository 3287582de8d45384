import { basename } from 'node:path';
import { parse } from 'yaml';
import { publishedFolders } from '../publish/packed.ts';

const names: readonly string[] = publishedFolders.map((folder) => `@daily-nest/${basename(folder)}`);
const kinds = ['patch', 'minor', 'major'];

export interface Note {
  /** Packages and how their version moves on. */
  moves: Record<string, string>;
  text: string;
}

export function readNote(file: string): Note {
  const [, head = '', text = file] = /^---\n([^]*?)^---\n([^]*)$/m.exec(file) ?? [];
  return { moves: (parse(head) as Note['moves'] | null) ?? {}, text: text.trim() };
}

/** What is wrong with a note, in sentences. */
export function faultsOf({ moves, text }: Note): string[] {
  const faults = [];
  if (Object.keys(moves).length === 0) faults.push('it names no package');
  for (const [name, kind] of Object.entries(moves)) {
    if (!names.includes(name)) faults.push(`${name} is not published`);
    if (!kinds.includes(kind)) faults.push(`${kind} is none of ${kinds.join(', ')}`);
  }
  if (text === '') faults.push('it does not say what changed for a site that uses the package');
  else if (!/[.:`)]$/.test(text)) faults.push('it does not end as a sentence');
  return faults;
}
