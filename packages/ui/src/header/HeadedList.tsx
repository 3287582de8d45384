import { type ReactNode, useId } from 'react';
import * as css from './SectionGroups.css.ts';

interface HeadedListProps {
  heading: string | undefined;
  /** The class of the list. */
  className: string;
  /** The items. */
  children: ReactNode;
}

/** A list of the menus below its heading, which is its accessible name. */
export function HeadedList({ heading, className, children }: HeadedListProps) {
  const id = useId();
  return (
    <div>
      {heading && (
        <p data-part="label" className={css.heading} id={id}>
          {heading}
        </p>
      )}
      <ul data-part="list" className={className} aria-labelledby={heading && id}>
        {children}
      </ul>
    </div>
  );
}
