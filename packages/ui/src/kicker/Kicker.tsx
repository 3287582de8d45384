import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';
import { sectionClassOf, type AnySection } from '../theme/index.ts';
import * as css from './Kicker.css.ts';

export interface KickerProps extends ComponentProps<'p'> {
  /** The section whose hue it takes. Without one it takes the hue of the card around it, or the brand's accent. */
  section?: AnySection;
  /** Where the section is read; makes the words a link. */
  href?: string;
  /**
   * Draws a short rule of the same hue above the words, where no picture carries the color.
   * @default false
   */
  ruled?: boolean;
}

/** The word or two above a headline that say where in the magazine we are. Renders a `<p>`. */
export function Kicker({ section, href, ruled = false, className, children, ...rest }: KickerProps) {
  return (
    <p
      data-part="kicker"
      {...rest}
      className={[css.root, ruled && css.ruled, section && sectionClassOf(section), className]
        .filter(Boolean)
        .join(' ')}
    >
      {href === undefined ? (
        children
      ) : (
        <Link href={href} className={css.link}>
          {children}
        </Link>
      )}
    </p>
  );
}
