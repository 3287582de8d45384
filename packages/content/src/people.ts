import { experts } from './experts.ts';
import { staff } from './staff.ts';
import { tellersAreInvented } from './stories.ts';

/** Whose names a page shows: the masthead's, the reviewers' or the tellers' of community stories. */
export type People = 'staff' | 'experts' | 'readers';

type Person = { name: string; fictional: boolean };

/** Of each kind of people, whether they are invented, one by one. */
export const invented: Record<People, boolean[]> = {
  staff: staff.map(({ fictional }) => fictional),
  experts: experts.map(({ fictional }) => fictional),
  readers: [tellersAreInvented],
};

/** Whether a name under a text is an invented one. Machines are then told of the publisher, not of a person. */
export function isInvented(name: string, people: readonly Person[] = [...staff, ...experts]): boolean {
  return people.some((person) => person.fictional && person.name === name);
}
