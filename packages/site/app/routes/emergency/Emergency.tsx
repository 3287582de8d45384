import type { Drawings, UrgentSection } from '@daily-nest/content/urgent/types';
import { AsOf } from '@daily-nest/ui/as-of';
import { Button } from '@daily-nest/ui/button';
import { Link } from '@daily-nest/ui/link';
import { NewTabHint } from '@daily-nest/ui/more-link';
import { withNumbers } from '../../data/with-numbers.ts';
import { Calls } from '../urgent/Calls.tsx';
import { useLines } from '../urgent/lines.ts';
import { Part } from '../urgent/Part.tsx';
import { Words } from '../urgent/Words.tsx';
import * as css from './emergency.css.ts';
import * as words from '../../words/urgent.ts';

interface Way {
  href: string;
  label: string;
}

export interface EmergencyProps {
  section: UrgentSection;
  /** Other emergencies that look like it or follow it. */
  see: readonly Way[];
  /** The sheets to print, and the piece to read afterwards. */
  reads: readonly Way[];
  /** Its drawn steps, and the protocols with which they were compared. */
  drawings: Drawings;
  checked: UrgentSection['sources'];
}

/** The numbers to call, what to do, what not to do, and the sources. */
export function Emergency({ section, see, reads, drawings, checked }: EmergencyProps) {
  const { title, calls, parts, never, asOf, sources } = section;
  return (
    <div className={css.columns}>
      <div className={css.lead}>
        <Calls calls={calls} />
      </div>
      <div className={css.body}>
        {parts.map((part, place) => (
          <div key={part.title} id={partId(place)} className={css.part}>
            <Part part={part} level={2} drawings={drawings} />
            <Steps parts={parts} place={place} />
          </div>
        ))}
        {never && (
          <ul className={css.never} aria-label={words.doNot}>
            {never.map((text) => (
              <li key={text}>
                <Words text={text} />
              </li>
            ))}
          </ul>
        )}
        <ul className={css.ways} aria-label={words.moreOn(title)}>
          {[...see, ...reads].map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
        <div className={css.sources}>
          <Button tone="quiet" className={css.printButton} data-print="" onClick={printPage}>
            {words.printPage}
          </Button>
          <AsOf {...asOf} />
          <Sources sources={sources} />
          {checked.length > 0 && <p>{words.drawingsChecked}</p>}
          <Sources sources={checked} />
        </div>
      </div>
    </div>
  );
}

function Sources({ sources }: Pick<UrgentSection, 'sources'>) {
  return sources.map(({ title, url }) => (
    <a key={url} href={url} target="_blank" rel="noopener">
      {title}
      <NewTabHint />
    </a>
  ));
}

const partId = (place: number) => `part-${place + 1}`;
const printPage = () => print();

/** The large links to the next and the previous part. */
function Steps({ parts, place }: Pick<UrgentSection, 'parts'> & { place: number }) {
  const lines = useLines();
  const before = parts[place - 1];
  const after = parts[place + 1];
  if (!before && !after) return null;
  return (
    <nav className={css.steps} aria-label={words.around(withNumbers(parts[place]!.title, lines))}>
      {before && (
        <a href={`#${partId(place - 1)}`} className={css.backStep}>
          {words.back}
        </a>
      )}
      {after && (
        <a href={`#${partId(place + 1)}`} className={css.nextStep}>
          {words.next(withNumbers(after.title, lines))}
        </a>
      )}
    </nav>
  );
}
