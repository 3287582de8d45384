import { frontHouse } from '@daily-nest/content/front-house';
import { linksOf } from '@daily-nest/content/parts';
import { CoverImage, pictureProps } from '@daily-nest/ui/cover-image';
import { Link } from '@daily-nest/ui/link';
import { type CSSProperties, useLayoutEffect } from 'react';
import { followClock } from '../../../hydration/follow-clock.ts';
import * as css from './clock.css.ts';
import { HouseLight } from './HouseLight.tsx';
import type { HouseLeads } from './featured.server.ts';
import { Card } from '../../../slots/Card.ts';
import * as words from '../../../words/home.ts';

const { hours, size, window: opening } = frontHouse;

/** A part of the picture's width or height in percent. */
const share = (length: number, of: number) => `${Math.round((length / of) * 10_000) / 100}%`;
const places: CSSProperties[] = hours.map(({ corner: [x, y] }) => ({
  left: share(x, size[0]),
  top: share(y, size[1]),
  width: share(opening[0], size[0]),
  height: share(opening[1], size[1]),
}));

/**
 * The lead of a front page with a house. All hours are in the page, in one grid cell, so that the page is the
 * same for every reader and does not move when the hour turns: `<html data-hour>` says which is shown, and the
 * reader's choice below the house says it before the clock does.
 */
export function ClockLead({ picture, leads }: HouseLeads) {
  // The inline script has run, unless a link of another page led here.
  useLayoutEffect(() => {
    if (!document.documentElement.dataset['hour']) followClock(document);
  }, []);
  return (
    <div className={css.root}>
      <div className={css.picture}>
        <div className={css.stage}>
          <CoverImage
            className={css.image}
            {...pictureProps(picture)}
            alt={(typeof picture === 'object' && picture.alt) || ''}
            sizes="(min-width: 64rem) 52rem, (min-width: 48rem) 100vw, 80vw"
            priority
          />
          <HouseLight />
          {hours.map(({ name }, place) => (
            // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- empty, because the control's own label names it: a window can be pressed, too
            <label key={name} htmlFor={`hour-${name}`} className={css.window} style={places[place]} />
          ))}
        </div>
      </div>
      <fieldset className={css.hours}>
        <legend className={css.legend}>{words.frontPageAt}</legend>
        {hours.map(({ name, time, label }) => (
          <label key={name} className={css.hour}>
            <input
              className={css.radio}
              id={`hour-${name}`}
              type="radio"
              name="hour"
              value={name}
              // The page's inline script checks that of the clock, and does not start the application for it.
              data-preference="hour"
              autoComplete="off"
            />
            <span className={css.face} data-face={name}>
              <span className={css.time}>{time}</span> {label}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={css.leads}>
        {leads.map(({ hour, ...card }) => (
          <div key={hour} className={css.lead} data-of={hour}>
            <Card {...card} variant="lead" className={css.card} />
            <Ways hour={hour} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Ways({ hour }: { hour: string }) {
  const ways = hours.find(({ name }) => name === hour)?.ways ?? [];
  return (
    <ul className={css.ways}>
      {linksOf(ways).map(({ label, text, href }) => (
        <li key={href}>
          <Link href={href} className={css.way}>
            <span className={css.wayLabel}>{label}</span> <span className={css.wayText}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
