import { hasPart } from './parts.ts';
import { staff } from './staff.ts';
import { tellersAreInvented } from './stories.ts';
import type { StaffMember } from './types.ts';

/** The people whose names a page shows: the masthead, or the authors of community stories. */
export type People = 'staff' | 'readers';

type Person = { name: string; fictional: boolean; ofNetwork?: true | undefined };

/** For each kind of people, whether each of them is invented. */
export const invented: Record<People, boolean[]> = {
  staff: staff.map(({ fictional }) => fictional),
  readers: hasPart('community-stories') ? [tellersAreInvented] : [],
};

/** Returns whether a name is that of nobody real, but invented or the network's. Structured data then names the publisher instead. */
export function isInvented(name: string, people: readonly Person[] = staff): boolean {
  return people.some((person) => (person.fictional || person.ofNetwork) && person.name === name);
}

/** Returns the person of /people/<id>, or undefined if there is none. */
export function personById(id: string): StaffMember | undefined {
  return staff.find((person) => person.id === id);
}

/** Returns the person of an author's name, or undefined for a guest. */
export function personByName(name: string): StaffMember | undefined {
  return staff.find((person) => person.name === name);
}

/** Returns the page of an author's name; undefined for a guest, who has none. */
export function pageOfPerson(name: string): string | undefined {
  const person = personByName(name);
  return person && `/people/${person.id}`;
}
