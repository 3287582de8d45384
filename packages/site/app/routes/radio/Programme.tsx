import { showAt, shows, stationHour, stationZone } from '@daily-nest/content/station';
import { useEffect, useState } from 'react';
import * as css from './programme.css.ts';

/** Returns `7 a.m.`, `noon`, `midnight`. */
function clockOf(hour: number): string {
  if (hour % 12 === 0) return hour === 0 ? 'Midnight' : 'Noon';
  return `${hour % 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** The programme of the built-in station. The running application marks the current show. */
export function Programme() {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const look = () => setNow(showAt(stationHour(Date.now())).from);
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <details className={css.programme}>
      <summary className={css.summary}>
        <h2 id="programme" className={css.heading}>
          Through the Day
        </h2>
      </summary>
      <ol className={css.list}>
        {shows.map(({ from, title, text }) => (
          <li key={from} className={css.show} aria-current={from === now ? 'time' : undefined}>
            <span className={css.clock}>{clockOf(from)}</span>
            <span>
              <b className={css.title}>{title}</b> {text}
            </span>
          </li>
        ))}
      </ol>
      <p className={css.note}>{stationZone.name}. All of the music is our own.</p>
    </details>
  );
}
