import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';
import { sectionClassOf, type AnySection } from '../theme/index.ts';
import * as css from './Kicker.css.ts';

export interface KickerProps extends ComponentProps<'p'> {
  /**
   * The section whose hue it has. Without one it has the hue of the card around it, or the brand's accent.
   */
  section?: AnySection;
  /** The address of the section; makes the text a link. */
  href?: string;
  /**
   * Draws a short rule of the same hue above the text, if no picture carries the color.
   * @default false
   */
  ruled?: boolean;
  /**
   * Renders a badge, such as the category of an entry in a list: a `<span>` with a rule of the same color at
   * its start.
   * @default false
   */
  badge?: boolean;
}

/** The section line above a headline, in a word or two. Renders a `<p>`. */
export function Kicker({
  section,
  href,
  ruled = false,
  badge = false,
  className,
  children,
  ...rest
}: KickerProps) {
  const Root = (badge ? 'span' : 'p') as 'p';
  return (
    <Root
      data-part="kicker"
      {...rest}
      className={[
        css.root,
        ruled && css.ruled,
        badge && css.badge,
        section && sectionClassOf(section),
        className,
      ]
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
    </Root>
  );
}
