import { showAt, shows, stationHour, stationZone } from '@daily-nest/content/station';
import { useEffect, useState } from 'react';
import * as words from '../../words/station.ts';
import * as css from './programme.css.ts';

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
    <section aria-labelledby="programme" className={css.programme}>
      <h2 id="programme" className={css.heading}>
        {words.throughTheDay}
      </h2>
      <ol className={css.list}>
        {shows.map(({ from, title, text }) => (
          <li key={from} className={css.show} aria-current={from === now ? 'time' : undefined}>
            <span className={css.clock}>{words.clockOf(from)}</span>
            <span>
              <b className={css.title}>{title}</b> {text}
            </span>
          </li>
        ))}
      </ol>
      <p className={css.note}>{words.ownMusic(stationZone.name)}</p>
    </section>
  );
}
