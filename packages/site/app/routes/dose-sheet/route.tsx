import { useEffect } from 'react';
import { doses } from '@daily-nest/content/urgent/doses';
import { sheetBySlug } from '@daily-nest/content/urgent/sheets';
import { urgent } from '../../data/urgent-numbers.ts';
import { answerDoses } from '../../hydration/dose-helper.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { SheetPage } from '../urgent-sheet/SheetPage.tsx';
import * as sheetCss from '../urgent-sheet/sheet.css.ts';
import { Words } from '../urgent/Words.tsx';
import type { Route } from './+types/route';
import { DoseHelper } from './DoseHelper.tsx';
import { DoseTables } from './DoseTables.tsx';
import * as css from './doses.css.ts';

export const handle: RouteHandle = { start: 'never', urgent: true, doses: true };

export function loader() {
  const sheet = sheetBySlug('fever-and-doses');
  if (sheet?.kind !== 'doses') throw new Error('web: /urgent/fever-and-doses is not a dose sheet.');
  return {
    sheet: { ...sheet, sources: [...sheet.sources, ...Object.values(doses.sources)] },
    figures: doses,
    lines: urgent,
  };
}

/** The dose of a child by age, bottle and weight; the tables of all bottles; and when to call instead. */
export default function DoseSheetPage({ loaderData: { sheet, figures, lines } }: Route.ComponentProps) {
  // After a full page load the inline script answers, not the application.
  useEffect(() => answerDoses(document), []);
  return (
    <SheetPage sheet={sheet} lines={lines}>
      <DoseHelper figures={figures} />
      <DoseTables figures={figures} />
      <div className={css.lists}>
        <Lines name="Before you give it" lines={sheet.rules} />
        <Lines name="When to call" lines={sheet.calls} />
      </div>
    </SheetPage>
  );
}

function Lines({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <section className={sheetCss.group}>
      <h2 className={sheetCss.groupTitle}>{name}</h2>
      <ul className={sheetCss.rules}>
        {lines.map((line) => (
          <li key={line}>
            <Words text={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
