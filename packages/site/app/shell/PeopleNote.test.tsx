import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { RouteHandle } from '../route-handle.ts';
import { PeopleNote } from './PeopleNote.tsx';

const real = { staff: [false], readers: [false] };

function shown(handle: RouteHandle, invented: Parameters<typeof PeopleNote>[0]['invented']): string {
  const Page = createRoutesStub([{ path: '/', handle, Component: () => <PeopleNote invented={invented} /> }]);
  return renderToStaticMarkup(<Page />);
}

it('says that an invented name is invented, with a link to the explanation', () => {
  const note = shown({ people: ['staff'] }, { ...real, staff: [true, true] });
  expect(note).toContain('>The people of this edition are invented; <a');
  expect(note).toMatch(/href="\/about"[^>]*>see About<\/a>/);
});

it('names only the invented people if some are real', () => {
  const note = shown({ people: ['staff', 'readers'] }, { ...real, readers: [true] });
  expect(note).toContain('>Some of the people named in this edition are invented;');
});

it.each<[string, RouteHandle, Parameters<typeof shown>[1]]>([
  ['once everybody is real', { people: ['staff', 'readers'] }, real],
  ['of people whom the page does not name', { people: ['staff'] }, { ...real, readers: [true] }],
  ['on a page without names', {}, { staff: [true], readers: [true] }],
])('says nothing %s', (_case, handle, invented) => {
  expect(shown(handle, invented)).toBe('');
});
