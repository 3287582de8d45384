import type { ReactNode } from 'react';
import { Link } from '../link/index.ts';
import * as css from './Nameplate.css.ts';

/** A way into the magazine, as a notice beside the nameplate. */
export interface HeaderWay {
  /** Words of the link. */
  label: string;
  /** Where it leads. */
  href: string;
  /** What is found there, in a few words; shown on wide screens. */
  text?: string;
}

/** What the masthead of the front page has more than that of any other page. */
export interface HeaderFront {
  /** The logo set as large as it gets, decorative to assistive technology. Without one the name is set in the display face. */
  nameplate?: ReactNode;
  /** The mark alone: the way home in a phone's bar, beside a nameplate that has scrolled away. */
  mark?: ReactNode;
  /** Which edition it is, "Edition of November 20, 2026"; shown where there is room. */
  edition?: ReactNode;
  /** The two ways into the magazine. */
  ways?: readonly [HeaderWay, HeaderWay];
}

interface NameplateProps extends Pick<HeaderFront, 'nameplate' | 'ways'> {
  name: string;
  tagline: string | undefined;
  homeHref: string;
}

/** The lower part of the front page's masthead. The tagline is the heading of that page. */
export function Nameplate({ name, nameplate, tagline, homeHref, ways }: NameplateProps) {
  return (
    <div data-part="nameplate" className={css.root}>
      <div className={css.name}>
        <Link data-part="logo" className={css.link} href={homeHref} aria-label={name}>
          <span aria-hidden="true">{nameplate ?? <span className={css.words}>{name}</span>}</span>
        </Link>
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
