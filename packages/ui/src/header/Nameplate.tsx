import type { ReactNode } from 'react';
import { Link } from '../link/index.ts';
import * as css from './Nameplate.css.ts';

/** A link of the masthead, as a notice beside the nameplate. */
export interface HeaderWay {
  /** The text of the link. */
  label: string;
  /** Its address. */
  href: string;
  /** What the page contains, in a few words; shown on wide screens. */
  text?: string;
}

/** The additional content of the front page's masthead. */
export interface HeaderFront {
  /** The large logo, decorative. Without one, the name is set in the display face. */
  nameplate?: ReactNode;
  /** The mark alone: the link home in a phone's bar after the nameplate has scrolled away. */
  mark?: ReactNode;
  /** The edition, "Edition of November 20, 2026"; shown on wide screens. */
  edition?: ReactNode;
  /** The two links beside the nameplate. */
  ways?: readonly [HeaderWay, HeaderWay];
}

interface NameplateProps extends Pick<HeaderFront, 'nameplate' | 'ways'> {
  name: string;
  tagline: string | undefined;
  homeHref: string;
}

/** The lower part of the front page's masthead. The tagline is the heading of that page; without one, the name is. */
export function Nameplate({ name, nameplate, tagline, homeHref, ways }: NameplateProps) {
  const home = (
    <Link data-part="logo" className={css.link} href={homeHref} aria-label={name}>
      <span aria-hidden="true">{nameplate ?? <span className={css.words}>{name}</span>}</span>
    </Link>
  );
  return (
    <div data-part="nameplate" className={css.root}>
      <div className={css.name}>
        {tagline ? home : <h1 className={css.heading}>{home}</h1>}
        {tagline && (
          <h1 data-part="tagline" className={css.tagline}>
            {tagline}
          </h1>
        )}
      </div>
      {ways?.map(({ label, href, text }, place) => (
        <div key={href} className={place === 0 ? css.start : css.end}>
          <Link data-part="link" className={css.way} href={href}>
            {label}
          </Link>
          {text && <p className={css.text}>{text}</p>}
        </div>
      ))}
    </div>
  );
}
