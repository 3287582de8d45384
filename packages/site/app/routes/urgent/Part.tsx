import type { UrgentPart } from '@daily-nest/content/urgent/types';
import * as css from './part.css.ts';
import { Words } from './Words.tsx';

/** Steps in their order, or signs of which one is enough. */
export function Part({ part, level }: { part: UrgentPart; level: 2 | 3 }) {
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
          {part.steps.map(({ do: act, how }) => (
            <li key={act}>
              <strong>
                <Words text={act} />
              </strong>{' '}
              {how && <Words text={how} />}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
