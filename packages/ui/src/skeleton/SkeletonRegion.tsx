import type { ComponentProps } from 'react';
import { Word } from '../provider/Word.tsx';
import * as css from './Skeleton.css.ts';
import { english } from './labels.ts';

export interface SkeletonRegionProps extends ComponentProps<'div'> {
  /**
   * What is read aloud while the reader waits.
   * @default 'Loading…'
   */
  label?: string;
}

/** A part of a page that is still on its way. Renders a `<div aria-busy="true">` around the skeletons in it. */
export function SkeletonRegion({ label, children, ...rest }: SkeletonRegionProps) {
  return (
    <div data-part="skeleton-region" {...rest} aria-busy="true">
      <output className={css.hidden}>
        {label ?? <Word set="skeleton" name="loading" english={english} />}
      </output>
      {children}
    </div>
  );
}
