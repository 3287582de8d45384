import { data } from 'react-router';
import { drawingsOf } from '@daily-nest/content/urgent/drawings-of';
import { sheetBySlug } from '@daily-nest/content/urgent/sheets';
import type { Drawings, Sheet, SheetOf } from '@daily-nest/content/urgent/types';
import { urgent } from '../../data/urgent-numbers.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Part } from '../urgent/Part.tsx';
import { Fields, Log } from './Blanks.tsx';
import { SheetPage } from './SheetPage.tsx';
import type { Route } from './+types/route';
import * as css from './sheet.css.ts';

export const handle: RouteHandle = { start: 'never', urgent: true };

export function loader({ params }: Route.LoaderArgs) {
  const sheet = sheetBySlug(params.sheet);
  // The dose sheet has its own page.
  if (!sheet || sheet.kind === 'doses') throw data(null, { status: 404 });
  const parts = sheet.kind === 'steps' ? sheet.columns.flatMap((column) => column.parts) : [];
  return { sheet, drawings: drawingsOf(parts), lines: urgent };
}

export default function SheetRoute({ loaderData: { sheet, drawings, lines } }: Route.ComponentProps) {
  return (
    <SheetPage sheet={sheet} lines={lines}>
      <Body sheet={sheet} drawings={drawings} />
    </SheetPage>
  );
}

function Body({ sheet, drawings }: { sheet: Exclude<Sheet, { kind: 'doses' }>; drawings: Drawings }) {
  if (sheet.kind === 'fields') return <Fields sheet={sheet} />;
  if (sheet.kind === 'log') return <Log sheet={sheet} />;
  return <Steps sheet={sheet} drawings={drawings} />;
}

function Steps({ sheet: { columns }, drawings }: { sheet: SheetOf<'steps'>; drawings: Drawings }) {
  return (
    <div className={css.groups}>
      {columns.map(({ title, parts }) => (
        <section key={title} className={css.group}>
          <h2 className={css.groupTitle}>{title}</h2>
          {parts.map((part) => (
            <Part key={part.title} part={part} level={3} drawings={drawings} />
          ))}
        </section>
      ))}
    </div>
  );
}
