import type { ComponentProps } from 'react';
import { sectionClassOf, type AnySection } from '../theme/index.ts';
import * as css from './CategoryBadge.css.ts';

export interface CategoryBadgeProps extends ComponentProps<'span'> {
  /** The section whose hue it takes. Without one it takes the hue around it, or the brand's accent. */
  section?: AnySection;
}

/**
 * The category of an entry in a list, such as an answer of the FAQ. Renders a `<span>`. Above a headline use `Kicker`.
 */
export function CategoryBadge({ section, className, ...rest }: CategoryBadgeProps) {
  return (
    <span
      data-part="category-badge"
      {...rest}
      className={[css.root, section && sectionClassOf(section), className].filter(Boolean).join(' ')}
    />
  );
}
