import type { ComponentProps } from 'react';
import { dayOf } from '../byline/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { type HeadingLevel, Headline } from '../headline/index.ts';
import { sectionClass, type SectionName } from '../theme/index.ts';
import { ageOf } from './age.ts';
import * as css from './WallList.css.ts';

/** A headline of an outlet. */
export interface WallItem {
  /** The headline. */
  title: string;
  /** Where the story is read: at the outlet. */
  url: string;
  /** Who published it. */
  outlet?: string;
  /** When, as an ISO moment or day. What is no date is left out. */
  published?: string | null;
  /** What it is about, in a sentence or two. */
  summary?: string | null;
}

export interface WallListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The headlines, newest first. */
  items: readonly WallItem[];
  /** The moment from which their age is seen; without it no age is printed. */
  now?: Date | number | string;
  /**
   * The whole wall, or headlines alone for a tile.
   * @default 'wall'
   */
  variant?: keyof typeof css.variant;
  /** The section whose hue the outlets take. */
  section?: SectionName;
  /**
   * Rank of the headlines on the page.
   * @default 3
   */
  level?: HeadingLevel;
  /**
   * What is said when there are none.
   * @default 'No headlines at the moment. Check back soon.'
   */
  emptyText?: string;
}

/** Headlines from elsewhere. Renders a `<ul>`; each headline opens its outlet in a new tab. Without items it says so in a `<div>`. */
export function WallList({
  items,
  now,
  variant = 'wall',
  section,
  level = 3,
  emptyText = 'No headlines at the moment. Check back soon.',
  className,
  ...rest
}: WallListProps) {
  if (items.length === 0) return <EmptyState className={className} text={emptyText} />;

  const whole = variant === 'wall';
  return (
    <ul
      {...rest}
      className={[css.root, css.variant[variant], section && sectionClass[section], className]
        .filter(Boolean)
        .join(' ')}
    >
      {items.map((item) => (
        <li key={item.url} className={css.item[variant]}>
          <Headline level={level} size={whole ? 'h5' : 'h6'} href={item.url} target="_blank" stretched>
            {item.title}
          </Headline>
          {whole && item.summary && <p className={css.summary}>{item.summary}</p>}
          <Origin item={item} now={now} />
        </li>
      ))}
    </ul>
  );
}

function Origin({ item: { outlet, published }, now }: { item: WallItem; now: WallListProps['now'] }) {
  const age = now === undefined ? undefined : ageOf(published, now);
  if (!outlet && !age) return null;
  return (
    <p className={css.origin}>
      {outlet && <span className={css.outlet}>{outlet}</span>}
      {age && <time dateTime={dayOf(published)}>{age}</time>}
    </p>
  );
}
