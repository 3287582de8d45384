import type { ComponentProps } from 'react';
import * as byline from '../byline/Byline.css.ts';
import { dayOf } from '../byline/index.ts';
import { CoverImage, type Picture, pictureProps } from '../cover-image/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { type HeadingLevel, Headline } from '../headline/index.ts';
import { sectionClassOf, type AnySection } from '../theme/index.ts';
import { Age } from '../provider/Age.tsx';
import { Word } from '../provider/Word.tsx';
import { english, type WallListLabels } from './labels.ts';
import { type Place, placeOf, railFor } from './place.ts';
import * as css from './WallList.css.ts';

/** A headline of an outlet. */
export interface WallItem {
  /** The headline. */
  title: string;
  /** The address of the story at its outlet. */
  href: string;
  /** The name of the outlet. */
  outlet?: string;
  /** The publication date as an ISO time or day. An invalid date is left out. */
  published?: string | null;
  /** A summary in one or two sentences. */
  standfirst?: string | null;
  /**
   * A decorative picture: the address of a drawing, or a picture in several sizes. The wall shows it, and a
   * wide tile that of its first headline.
   */
  image?: string | Picture;
}

export interface WallListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The headlines, newest first. */
  items: readonly WallItem[];
  /** The current time, for the age of headlines; without it no age is shown. */
  now?: Date | number | string;
  /**
   * The whole wall, with a lead, a rail beside it (three stories with pictures, or five headlines) and the
   * others two in a row; `compact`: headlines only, for a tile; `wide`: the same with picture and summary of
   * the first one, where the tile has the room. A tile says of no headline that it is older than a week.
   * @default 'wall'
   */
  variant?: 'wall' | 'compact' | 'wide';
  /** The section whose hue the list has. */
  section?: AnySection;
  /**
   * The level of the headlines.
   * @default 3
   */
  headingLevel?: HeadingLevel;
  /**
   * The text without headlines.
   * @default 'No headlines at the moment. Check back soon.'
   */
  emptyText?: string;
  /** Replaces some of the built-in texts. */
  labels?: Partial<WallListLabels>;
}

/**
 * Headlines of other outlets. Renders a `<ul>`; each headline opens its outlet in a new tab. Without items it
 * renders a sentence in a `<div>`.
 */
export function WallList({
  items,
  now,
  variant = 'wall',
  section,
  headingLevel = 3,
  emptyText,
  labels,
  className,
  ...rest
}: WallListProps) {
  if (items.length === 0) {
    const text = emptyText ?? <Word set="wallList" name="emptyText" english={english} given={labels} />;
    return <EmptyState className={className} text={text} />;
  }

  const whole = variant === 'wall';
  const rail = railFor(items);
  return (
    <ul
      data-part="wall-list"
      {...rest}
      className={[
        css.root,
        css.variant[variant],
        whole && css.railOf[rail],
        section && sectionClassOf(section),
        className,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {items.map((item, index) =>
        whole ? (
          <Story
            key={item.href}
            item={item}
            place={placeOf(index, rail)}
            headingLevel={headingLevel}
            now={now}
            labels={labels}
          />
        ) : (
          <li key={item.href} data-part="item" className={css.item.compact}>
            {variant === 'wide' && index === 0 && item.image && (
              <CoverImage
                className={css.tilePicture}
                {...pictureProps(item.image)}
                alt=""
                sizes="(min-width: 26rem) 31rem, 1px"
              />
            )}
            <div data-part="words" className={css.words.compact}>
              <Headline
                className={css.tileHeadline}
                headingLevel={headingLevel}
                size={index === 0 ? 'h5' : 'h6'}
                href={item.href}
                target="_blank"
                stretched
              >
                {item.title}
              </Headline>
              {variant === 'wide' && index === 0 && item.standfirst && (
                <p data-part="standfirst" className={css.tileSummary}>
                  {item.standfirst}
                </p>
              )}
              <Origin item={item} now={isFresh(item, now) ? now : undefined} labels={labels} />
            </div>
          </li>
        ),
      )}
    </ul>
  );
}

const week = 7 * 24 * 3_600_000;

function isFresh({ published }: WallItem, now: WallListProps['now']): boolean {
  return (
    now !== undefined &&
    typeof published === 'string' &&
    new Date(now).getTime() - Date.parse(published) < week
  );
}

const pictureSizes: Record<Place, string> = {
  lead: '(min-width: 64rem) 66vw, (min-width: 48rem) 100vw, 80vw',
  rail: '(min-width: 64rem) 33vw, 6.5rem',
  pair: '6.5rem',
  rest: '6.5rem',
};

interface StoryProps {
  item: WallItem;
  place: Place;
  headingLevel: HeadingLevel;
  now: WallListProps['now'];
  labels: WallListProps['labels'];
}

function Story({ item, place, headingLevel, now, labels }: StoryProps) {
  const { title, href, standfirst, image } = item;
  const lead = place === 'lead';
  return (
    <li
      data-part="item"
      className={[css.item.wall, css.place[place], image && css.pictured].filter(Boolean).join(' ')}
    >
      <div data-part="words" className={css.words.wall}>
        <Headline headingLevel={headingLevel} size={lead ? 'h2' : 'h5'} href={href} target="_blank" stretched>
          {title}
        </Headline>
        {standfirst && (
          <p data-part="standfirst" className={lead ? css.deck : css.summary}>
            {standfirst}
          </p>
        )}
        <Origin item={item} now={now} labels={labels} />
      </div>
      {image && (
        <CoverImage
          className={css.picture[place]}
          {...pictureProps(image)}
          alt=""
          sizes={pictureSizes[place]}
          priority={lead}
        />
      )}
    </li>
  );
}

function Origin({ item: { outlet, published }, now, labels }: Pick<StoryProps, 'item' | 'now' | 'labels'>) {
  const age = now === undefined ? undefined : dayOf(published);
  if (!outlet && !age) return null;
  return (
    <p data-part="byline" className={byline.root}>
      {outlet && (
        <span data-part="outlet" className={`${byline.part} ${css.outlet}`}>
          {outlet}
        </span>
      )}
      {age && (
        <time data-part="date" className={byline.part} dateTime={age}>
          <Age date={published} now={now!} words={{ english, given: labels }} />
        </time>
      )}
    </p>
  );
}
