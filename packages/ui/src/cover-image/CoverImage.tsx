'use client';

import type { ComponentProps } from 'react';
import { usePlaceholder } from '../provider/context.ts';
import { useMergedRef } from '../start/index.ts';
import * as css from './CoverImage.css.ts';
import { fallbackAttribute, swapIfBroken, swapToFallback } from './fallback.ts';
import type { PictureSource } from './picture.ts';

/** The shapes a picture is cut to; `natural` leaves it as it is. */
export type CoverImageRatio = '8:5' | '16:9' | '4:3' | '3:4' | '1:1' | 'natural';

export interface CoverImageProps extends ComponentProps<'img'> {
  /** Address of the picture. */
  src: string;
  /** What the picture shows; empty where the words beside it say all. */
  alt: string;
  /** Width of the picture in px, so that its room is kept while it loads. */
  width: number;
  /** Height of the picture in px. */
  height: number;
  /** The same picture in lighter formats and several widths, the lightest first: the browser takes the first that it knows. */
  sources?: readonly PictureSource[];
  /**
   * How wide the picture is shown, as in `<img sizes>`; it decides which width of `sources` is loaded. Browsers that can measure a
   * picture that waits do so instead.
   * @default '100vw'
   */
  sizes?: string;
  /**
   * The shape it is cut to. It keeps this shape whatever picture arrives.
   * @default '8:5'
   */
  ratio?: CoverImageRatio;
  /**
   * The color that stands in its place until it comes, such as its mean one.
   * @default the ground of sunken surfaces
   */
  color?: string;
  /**
   * The point that the cut to `ratio` keeps, as in CSS `object-position`.
   * @default '50% 50%'
   */
  focus?: string;
  /**
   * The one picture of a page that a reader sees first: loaded at once and before others. All others wait until they come near.
   * @default false
   */
  priority?: boolean;
  /**
   * Address of the picture shown when this one cannot be loaded; `null` for none.
   * @default the `placeholder` of the `UiProvider`
   */
  fallback?: string | null;
}

/**
 * The picture of a story. Renders an `<img>` that keeps its shape, waits until it is near, and is replaced once when it cannot
 * be loaded; with `sources` inside a `<picture>` that takes no room of its own. `ref`, `className` and other props go to the
 * `<img>`.
 */
export function CoverImage({
  src,
  sources = [],
  sizes = '100vw',
  ratio = '8:5',
  color,
  focus,
  priority = false,
  fallback,
  alt,
  className,
  style,
  onError,
  ref,
  ...rest
}: CoverImageProps) {
  const placeholder = usePlaceholder();
  const replacement = fallback === undefined ? placeholder : fallback;
  const merged = useMergedRef(swapIfBroken, ref);
  const image = (
    <img
      // A new picture starts afresh, with a replacement of its own.
      key={src}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      data-part="image"
      {...rest}
      {...{ [fallbackAttribute]: replacement ?? undefined }}
      // Before React runs the host's inline script may have swapped the picture.
      suppressHydrationWarning
      ref={merged}
      src={src}
      sizes={rest.srcSet ? sizes : undefined}
      alt={alt}
      className={[css.root, css.ratio[ratio], className].filter(Boolean).join(' ')}
      style={{ backgroundColor: color, objectPosition: focus, ...style }}
      onError={(event) => {
        swapToFallback(event.currentTarget);
        onError?.(event);
      }}
    />
  );
  if (sources.length === 0) return image;

  const measured = priority ? sizes : `auto, ${sizes}`;
  return (
    <picture key={src} className={css.picture}>
      {sources.map(({ type, srcSet }) => (
        // The inline script may have emptied it along with the picture that failed.
        <source
          key={type}
          className={css.source}
          type={type}
          srcSet={srcSet}
          sizes={measured}
          suppressHydrationWarning
        />
      ))}
      {image}
    </picture>
  );
}
