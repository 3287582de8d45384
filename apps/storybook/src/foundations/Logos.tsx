import { Logo as DailyNest, names as dailyNest } from '@daily-nest/brand-daily-nest';
import { Logo as HarbourPost, names as harbourPost } from '@daily-nest/brand-harbour-post';
import type { ReactNode } from 'react';
import * as css from './foundations.css.ts';
import * as own from './logos.css.ts';

const titles = [
  { Logo: DailyNest, brand: dailyNest.brand },
  { Logo: HarbourPost, brand: harbourPost.brand },
];

const grounds = [
  { ground: 'paper', className: own.paper },
  { ground: 'masthead', className: own.masthead },
] as const;

/** Typical sizes of a mark in px: a tab, a row of the header, a footer, a poster. */
const sizes = [16, 32, 48, 128];

/** The logos of the titles, each in its own brand, on paper and on the masthead, with examples of misuse. */
export function Logos({ scheme }: { scheme: string }) {
  return titles.map(({ Logo, brand }) => (
    <div key={brand} data-brand={brand} data-scheme={scheme}>
      <div className={own.grounds}>
        {grounds.map(({ ground, className }) => (
          <div key={ground} className={className}>
            <p className={css.label}>on {ground}</p>
            <div className={own.large}>
              <Logo ground={ground} />
            </div>
            <div className={own.marks}>
              {sizes.map((size) => (
                <Logo key={size} ground={ground} form="mark" style={{ fontSize: `${size / 1.54}px` }} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className={own.masthead}>
        <p className={css.label}>as the nameplate of the front page</p>
        <Logo ground="masthead" form="nameplate" />
      </div>
      <div className={own.misuses}>
        <Misuse words="Not turned or slanted: it stands.">
          <span className={own.turned}>
            <Logo />
          </span>
        </Misuse>
        <Misuse words="Not stretched.">
          <span className={own.stretched}>
            <Logo />
          </span>
        </Misuse>
        <Misuse words="Not paler than it is: no watermark.">
          <span className={own.pale}>
            <Logo form="mark" style={{ fontSize: '3rem' }} />
          </span>
        </Misuse>
        <Misuse words="Not the mark of one ground on the other.">
          <span className={own.wrongGround}>
            <Logo />
          </span>
        </Misuse>
      </div>
    </div>
  ));
}

function Misuse({ words, children }: { words: string; children: ReactNode }) {
  return (
    <figure className={own.misuse}>
      <div className={own.misuseBox} aria-hidden="true">
        {children}
      </div>
      <figcaption className={css.note}>
        <strong>Don’t.</strong> {words}
      </figcaption>
    </figure>
  );
}
