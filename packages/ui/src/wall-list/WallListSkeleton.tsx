import type { ComponentProps } from 'react';
import { Skeleton } from '../skeleton/index.ts';
import { placeOf } from './place.ts';
import * as css from './WallList.css.ts';

export interface WallListSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The number of placeholder headlines.
   * @default 6
   */
  items?: number;
  /**
   * The variant of the list.
   * @default 'wall'
   */
  variant?: 'wall' | 'compact';
}

/**
 * Placeholder of headlines while they load. Renders a `<div>` that is hidden from screen readers; put it
 * inside a `SkeletonRegion`.
 */
export function WallListSkeleton({ items = 6, variant = 'wall', className, ...rest }: WallListSkeletonProps) {
  return (
    <div
      data-part="wall-list-skeleton"
      {...rest}
      aria-hidden="true"
      className={[css.root, css.variant[variant], variant === 'wall' && css.railOf.pictures, className]
        .filter(Boolean)
        .join(' ')}
    >
      {Array.from({ length: items }, (_, place) => (
        <div key={place} className={classOf(variant, place)}>
          <Skeleton
            shape={variant === 'compact' ? 'text' : place === 0 ? 'h2' : 'h5'}
            width={place % 2 === 0 ? 'most' : 'full'}
          />
          {variant === 'wall' && <Skeleton shape="small" width="most" />}
          <Skeleton shape="caption" width="third" />
        </div>
      ))}
    </div>
  );
}

/** Returns the class that puts a headline at its position on the wall. */
function classOf(variant: NonNullable<WallListSkeletonProps['variant']>, place: number): string {
  const where = variant === 'wall' ? css.place[placeOf(place, 'pictures')] : '';
  return [css.item[variant], where, css.waiting].filter(Boolean).join(' ');
}
