'use client';

import type { ComponentProps } from 'react';
import { usePlaceholder } from '../provider/context.ts';
import { useMergedRef } from '../start/index.ts';
import * as css from './CoverImage.css.ts';
import { fallbackAttribute, swapIfBroken, swapToFallback } from './fallback.ts';
import type { PictureSource } from './picture.ts';

/** The aspect ratio to which a picture is cropped; `natural` does not crop it. */
export type CoverImageRatio = '8:5' | '16:9' | '4:3' | '3:4' | '1:1' | 'natural';

export interface CoverImageProps extends ComponentProps<'img'> {
  /** Address of the picture. */
  src: string;
  /** The text alternative; empty if the text beside the picture says the same. */
  alt: string;
  /** Width of the picture in px, which reserves its space while it loads. */
  width: number;
  /** Height of the picture in px. */
  height: number;
  /**
   * The same picture in smaller formats and several widths, the smallest first. The browser takes the first
   * that it supports.
   */
  sources?: readonly PictureSource[];
  /**
   * The displayed width, as in `<img sizes>`; it decides which width of `sources` is loaded. Browsers with
   * sizes=auto measure a lazy picture instead, if it is `measured`. On a phone four fifths of the width are
   * enough for a drawing: its dense screen shows no difference, and a third of the bytes is saved.
   * @default '100vw'
   */
  sizes?: string;
  /**
   * Whether a browser may measure a lazy picture instead of reading `sizes`.
   * @default true
   */
  measured?: boolean;
  /**
   * The aspect ratio to which it is cropped, whatever picture loads.
   * @default '8:5'
   */
  ratio?: CoverImageRatio;
  /**
   * The color of its space while it loads, such as its mean color.
   * @default the color of sunken surfaces
   */
  color?: string;
  /**
   * The point that a crop to `ratio` keeps, as in CSS `object-position`.
   * @default '50% 50%'
   */
  focus?: string;
  /**
   * Loads at once and with priority. Set it for the picture that a reader sees first; all others load lazily.
   * @default false
   */
  priority?: boolean;
  /**
   * The address of the replacement for a picture that fails to load; `null` for none.
   * @default the `placeholder` of the `UiProvider`
   */
  fallback?: string | null;
}

/**
 * A picture of an article. Renders an `<img>` with a fixed aspect ratio that loads lazily and is replaced
 * once if it fails to load; with `sources` inside a `<picture>` that is not part of the layout. `ref`,
 * `className` and other props go to the `<img>`.
 */
export function CoverImage({
  src,
  sources = [],
  sizes = '100vw',
  measured = true,
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
      // A new picture gets a new state and its own replacement.
      key={src}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      data-part="image"
      {...rest}
      {...{ [fallbackAttribute]: replacement ?? undefined }}
      // The host's inline script may have replaced the picture before React runs.
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

  const asked = measured && !priority ? `auto, ${sizes}` : sizes;
  return (
    <picture key={src} className={css.picture}>
      {sources.map(({ type, srcSet }) => (
        // The inline script may have emptied it after the picture failed.
        <source
          key={type}
          className={css.source}
          type={type}
          srcSet={srcSet}
          sizes={asked}
          suppressHydrationWarning
        />
      ))}
      {image}
    </picture>
  );
}
