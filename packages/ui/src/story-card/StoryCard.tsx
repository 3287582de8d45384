import { Children, type ReactNode } from 'react';
import { Byline } from '../byline/index.ts';
import { CoverImage, pictureProps } from '../cover-image/index.ts';
import { Headline } from '../headline/index.ts';
import { Kicker } from '../kicker/index.ts';
import { Named } from '../provider/Word.tsx';
import { sectionClassOf } from '../theme/index.ts';
import { english, type StoryCardLabels } from './labels.ts';
import type { PictureCardProps } from '../card/CardProps.ts';
import * as css from './StoryCard.css.ts';

const pictureSizes: Record<keyof typeof css.variant, string> = {
  featured: '(min-width: 64rem) 31rem, (min-width: 48rem) 100vw, 80vw',
  leading: '(min-width: 64rem) 49rem, (min-width: 48rem) 100vw, 80vw',
  column: '(min-width: 114rem) 54rem, (min-width: 80rem) 38rem, (min-width: 48rem) 50vw, 80vw',
  wide: '(min-width: 64rem) 49rem, (min-width: 48rem) 100vw, 80vw',
  teaser: '(min-width: 80rem) 24rem, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 7.25rem',
};

export interface StoryCardProps extends PictureCardProps {
  /** The story's headline. */
  title: string;
  /** Its paragraphs: the story, and its outcome. */
  content: string | readonly string[];
  /** The author's name. */
  author?: string;
  /** The place of the story. */
  location?: string;
  /** The address of the stories; makes the headline a link. */
  href?: string;
  /**
   * The whole story with its buttons: `featured` beside its picture, `leading` beside a larger one, `column`
   * below it. Or its first paragraph with a link: `wide` over eight columns, `teaser` in a narrow one.
   * @default 'featured'
   */
  variant?: 'featured' | 'leading' | 'column' | 'wide' | 'teaser';
  /** The `sizes` of the picture, for a page that shows it in another width. */
  sizes?: string;
  /**
   * The actions of the whole story: one or several `Button` of size `s`, of which three fit on a line of a
   * phone.
   */
  actions?: ReactNode;
  /** Replaces some of the built-in texts. */
  labels?: Partial<StoryCardLabels>;
}

/** A reader's story. Renders an `<article>`; its `actions` are in a list at the end. */
export function StoryCard({
  title,
  content,
  author,
  location,
  image,
  imageAlt = '',
  kicker,
  section = 'community',
  href,
  variant = 'featured',
  sizes = pictureSizes[variant],
  headingLevel = 3,
  actions,
  labels,
  className,
  children,
  ...rest
}: StoryCardProps) {
  const whole = variant !== 'wide' && variant !== 'teaser';
  const paragraphs = typeof content === 'string' ? [content] : content;
  return (
    <article
      data-part="story-card"
      {...rest}
      className={[css.root, css.variant[variant], sectionClassOf(section), className]
        .filter(Boolean)
        .join(' ')}
    >
      {image && (
        <CoverImage
          className={`${css.picture[variant]} ${css.cut[variant]}`}
          {...pictureProps(image)}
          alt={imageAlt}
          sizes={sizes}
          measured={false}
        />
      )}
      <div data-part="words" className={css.words[image ? 'beside' : 'alone']}>
        <div className={css.head}>
          {kicker && <Kicker>{kicker}</Kicker>}
          <Headline headingLevel={headingLevel} size={variant === 'teaser' ? 'h4' : 'h3'} href={href}>
            {title}
          </Headline>
          <Byline author={author} location={location} />
        </div>
        <div data-part="text" className={css.text[variant]}>
          {(whole ? paragraphs : paragraphs.slice(0, 1)).map((paragraph, place) => (
            <p key={place} className={css.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        {children}
        {whole && actions && (
          <Named
            as="ul"
            set="storyCard"
            name="actions"
            english={english}
            given={labels}
            data-part="actions"
            className={css.buttons}
          >
            {Children.map(actions, (action) => (
              <li>{action}</li>
            ))}
          </Named>
        )}
      </div>
    </article>
  );
}
