import type { ComponentProps } from 'react';
import { Word } from '../provider/Word.tsx';
import * as css from './Skeleton.css.ts';
import { english } from './labels.ts';

export interface SkeletonRegionProps extends ComponentProps<'div'> {
  /**
   * The screen reader text while the content loads.
   * @default 'Loading…'
   */
  label?: string;
}

/** A region that is loading. Renders a `<div aria-busy="true">` around its skeletons. */
export function SkeletonRegion({ label, children, ...rest }: SkeletonRegionProps) {
  return (
    <div data-part="skeleton-region" {...rest} aria-busy="true">
      <output className={css.hidden}>
        {label ?? <Word set="skeleton" name="label" english={english} />}
      </output>
      {children}
    </div>
  );
}
