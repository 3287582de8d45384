import type { ComponentProps } from 'react';
import { Word } from '../provider/Word.tsx';
import * as css from './SkipLink.css.ts';
import { english } from './labels.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /**
   * The target.
   * @default '#main'
   */
  href?: string;
}

/** The first link of a page: hidden until it has the focus, it leads past the header. Renders an `<a>`. */
export function SkipLink({ href = '#main', className, children, ...rest }: SkipLinkProps) {
  return (
    <a
      data-part="skip-link"
      {...rest}
      href={href}
      className={[css.root, className].filter(Boolean).join(' ')}
    >
      {children ?? <Word set="skipLink" name="skipLabel" english={english} />}
    </a>
  );
}
