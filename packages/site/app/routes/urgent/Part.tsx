import type { Drawings, UrgentPart } from '@daily-nest/content/urgent/types';
import { Drawn } from './Drawn.tsx';
import * as css from './part.css.ts';
import { Words } from './Words.tsx';

export interface PartProps {
  part: UrgentPart;
  level: 2 | 3;
  /** The drawings of its steps. Without them the steps are text only. */
  drawings?: Drawings;
}

/** Steps in order, or signs of which one is enough. */
export function Part({ part, level, drawings = {} }: PartProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.part}>
      <Heading className={css.partTitle}>
        <Words text={part.title} />
      </Heading>
      {part.kind === 'signs' ? (
        <ul className={css.signs}>
          {part.signs.map((sign) => (
            <li key={sign}>
              <Words text={sign} />
            </li>
          ))}
        </ul>
      ) : (
        <ol className={css.steps}>
          {part.steps.map(({ do: act, how, drawn = [] }) => (
            <li key={act}>
              <strong>
                <Words text={act} />
              </strong>{' '}
              {how && <Words text={how} />}
              <Drawn drawings={drawn.flatMap((name) => drawings[name] ?? [])} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
