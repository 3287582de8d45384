import { staff } from './staff.ts';
import { tellersAreInvented } from './stories.ts';
import type { StaffMember } from './types.ts';

/** Whose names a page shows: the masthead's or the tellers' of community stories. */
export type People = 'staff' | 'readers';

type Person = { name: string; fictional: boolean };

/** Of each kind of people, whether they are invented, one by one. */
export const invented: Record<People, boolean[]> = {
  staff: staff.map(({ fictional }) => fictional),
  readers: [tellersAreInvented],
};

/** Whether a name under a text is an invented one. Machines are then told of the publisher, not of a person. */
export function isInvented(name: string, people: readonly Person[] = staff): boolean {
  return people.some((person) => person.fictional && person.name === name);
}

/** The person of /people/<id>, or undefined when there is none. */
export function personById(id: string): StaffMember | undefined {
  return staff.find((person) => person.id === id);
}

/** The person of a name under a text, or undefined for a guest. */
export function personByName(name: string): StaffMember | undefined {
  return staff.find((person) => person.name === name);
}

/** Where a name under a text leads: undefined for a guest, who has no page. */
export function pageOfPerson(name: string): string | undefined {
  const person = personByName(name);
  return person && `/people/${person.id}`;
}
