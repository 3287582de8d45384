import { CoverImage, pictureProps } from '../cover-image/index.ts';
import { Headline } from '../headline/index.ts';
import { MoreLink } from '../more-link/index.ts';
import { isExternal } from '../more-link/is-external.ts';
import { Word } from '../provider/Word.tsx';
import type { PictureCardProps } from '../card/CardProps.ts';
import * as css from './SponsoredTile.css.ts';
import { english } from './labels.ts';

export interface SponsoredTileProps extends Omit<PictureCardProps, 'children' | 'kicker' | 'section'> {
  /** The sponsor, or the publication itself. */
  sponsor: string;
  /** The tile's headline. */
  title: string;
  /** The offer. */
  text: string;
  /** The address. Another site opens in a new tab. */
  href: string;
  /**
   * The text of the link.
   * @default 'Learn more'
   */
  linkLabel?: string;
  /**
   * The label of the advertisement.
   * @default 'Sponsored'
   */
  label?: string;
}

/**
 * A sponsor's text, styled like a classified advertisement under a label, so that nobody mistakes it for an
 * article. Renders an `<article>`.
 */
export function SponsoredTile({
  sponsor,
  title,
  text,
  href,
  linkLabel,
  image,
  imageAlt = '',
  label,
  headingLevel = 3,
  className,
  ...rest
}: SponsoredTileProps) {
  const external = isExternal(href);
  return (
    <article data-part="sponsored-tile" {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      <p data-part="label" className={css.label}>
        {label ?? <Word set="sponsoredTile" name="label" english={english} />}{' '}
        <span data-part="sponsor" className={css.sponsor}>
          {sponsor}
        </span>
      </p>
      {image && (
        <CoverImage
          {...pictureProps(image)}
          alt={imageAlt}
          sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 50vw, 100vw"
        />
      )}
      <Headline headingLevel={headingLevel} size="h5">
        {title}
      </Headline>
      <p data-part="text" className={css.text}>
        {text}
      </p>
      <MoreLink
        className={css.action}
        href={href}
        external={external}
        rel={external ? 'sponsored noopener' : undefined}
      >
        {linkLabel ?? <Word set="sponsoredTile" name="linkLabel" english={english} />}
      </MoreLink>
    </article>
  );
}
