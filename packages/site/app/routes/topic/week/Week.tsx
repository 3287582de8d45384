import { Link } from '@daily-nest/ui/link';
import { Section } from '@daily-nest/ui/section';
import { Moon } from './Moon.tsx';
import { Filled } from '../../../wording/Filled.tsx';
import * as words from '../../../words/topics.ts';
import type { Week as WeekData, WeekDay } from './week.server.ts';
import * as css from './week.css.ts';

/** Seven days from today: what is closed, what is free, when it gets dark. A day of the list is a row on a phone. */
export function Week({ days, place, sameLight, schools }: WeekData) {
  return (
    <Section className={css.root} title={words.sevenDays}>
      <ol className={css.days}>
        {days.map((day, index) => (
          <Day key={day.date} {...day} today={index === 0} />
        ))}
      </ol>
      <p className={css.fine}>
        <Filled
          text={words.weekIs}
          values={{
            place,
            sameLight,
            schools: (
              <Link href={schools.url} target="_blank" rel="noopener">
                {schools.title}
              </Link>
            ),
          }}
        />
      </p>
    </Section>
  );
}

function Day({ date, weekday, month, day, notes, things, sky, today }: WeekDay & { today: boolean }) {
  return (
    <li className={css.day}>
      <h3 className={css.name}>
        <time dateTime={date} className={css.date}>
          <span className={today ? css.today : undefined}>
            {today && <span className={css.heard}>{words.today}</span>}
            {weekday}
          </span>
          <span className={css.number}>{words.dayOf(month, day)}</span>
        </time>
      </h3>
      <div className={css.entries}>
        {notes.map(({ title, kind, text, source }) => (
          <div key={title}>
            <p className={css.label}>{words.notes[kind]}</p>
            <p className={css.thing}>
              <Link href={source.url} target="_blank" rel="noopener">
                {title}
              </Link>
            </p>
            {text && <p className={css.text}>{text}</p>}
          </div>
        ))}
        {things.length > 0 && (
          <div>
            <p className={css.label}>{words.free}</p>
            <ul className={css.things}>
              {things.map(({ id, title, source }) => (
                <li key={id} className={css.thing}>
                  <Link href={source.url} target="_blank" rel="noopener">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className={css.sky}>
        <Moon {...sky.moon} />
        <p className={css.moonName}>{sky.moon.name}</p>
        <p className={css.light}>
          <span>{words.sun(sky.sunrise, sky.sunset)}</span>{' '}
          <span>{words.daylight(sky.daylight.hours, sky.daylight.minutes)}</span>
        </p>
      </div>
    </li>
  );
}
