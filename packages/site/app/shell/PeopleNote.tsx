import { useMatches } from 'react-router';
import type { People } from '@daily-nest/content/people';
import { Link } from '@daily-nest/ui/link';
import { peopleOf } from '../route-handle.ts';
import { Filled } from '../wording/Filled.tsx';
import * as css from './PeopleNote.css.ts';
import * as words from '../words/shell.ts';

/** The last line of a page with names, while some of them are invented. */
export function PeopleNote({ invented }: { invented: Record<People, boolean[]> }) {
  const people = peopleOf(useMatches().map(({ handle }) => handle));
  const note = inventedNote(people.flatMap((kind) => invented[kind]));
  return note ? <InventedNote text={note} /> : null;
}

/** The line itself, for a page whose data contains the name. */
export function InventedNote({ text }: { text: string }) {
  return (
    <p className={css.note}>
      <Filled
        text={words.thenSee}
        values={{ note: text, about: <Link href="/about">{words.seeAbout}</Link> }}
      />
    </p>
  );
}

function inventedNote(flags: readonly boolean[]): string | undefined {
  if (!flags.includes(true)) return undefined;
  return flags.includes(false) ? words.someInvented : words.allInvented;
}
