import type { ReactNode } from 'react';
import { Headline } from '@daily-nest/ui/headline';
import { Kicker } from '@daily-nest/ui/kicker';
import { Link } from '@daily-nest/ui/link';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { layout } from '../brand.ts';
import { withOwn } from '../with-own.ts';
import * as css from './ListHead.css.ts';

interface ListHeadProps {
  kicker: { label: string; href: string };
  title: string;
  standfirst: string;
  /** Lists of the same kind, without this one. */
  siblings?: { label: string; links: readonly { label: string; href: string }[] };
  /** A person's portrait, before the title. */
  before?: ReactNode;
  children?: ReactNode;
}

/** The header of a page that lists pieces: its subject, and links to its siblings. */
export function ListHead({ kicker, title, standfirst, siblings, before, children }: ListHeadProps) {
  return (
    <header className={withOwn(before ? css.withBefore : css.head, layout.pages?.banner)}>
      {before}
      <div className={css.words}>
        <Kicker href={kicker.href}>{kicker.label}</Kicker>
        <Headline headingLevel={1} size="h1">
          {title}
        </Headline>
        <Standfirst size="deck">{standfirst}</Standfirst>
        {children}
      </div>
      {siblings && (
        <nav aria-label={siblings.label} className={css.siblings}>
          <ul>
            {siblings.links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}
