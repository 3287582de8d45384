import type { ComponentProps, ReactNode } from 'react';
import { SkipLink } from '../skip-link/index.ts';
import * as css from './Page.css.ts';

export interface PageProps extends ComponentProps<'div'> {
  /** The header, usually a `Header`. */
  header?: ReactNode;
  /** What stands between header and `main`, a radio bar or an announcement. */
  beforeMain?: ReactNode;
  /** What stands between `main` and the footer, an ad band for example. */
  afterMain?: ReactNode;
  /** The footer, usually a `Footer`. */
  footer?: ReactNode;
  /**
   * Id of the `main`, which the skip link leads to.
   * @default 'main'
   */
  mainId?: string;
  /**
   * Text of the skip link.
   * @default 'Skip to content'
   */
  skipLabel?: string;
  /**
   * How wide the text runs: the whole grid, a story's column, or to the edges of the window.
   * @default 'page'
   */
  measure?: 'page' | 'text' | 'full';
}

/** The frame of a page: skip link, header, `main`, footer. Renders a `<div>` as high as the window. */
export function Page({
  header,
  beforeMain,
  afterMain,
  footer,
  mainId = 'main',
  skipLabel,
  measure = 'page',
  className,
  children,
  ...rest
}: PageProps) {
  return (
    <div data-part="page" {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      <SkipLink href={`#${mainId}`}>{skipLabel}</SkipLink>
      {header}
      {beforeMain}
      <main id={mainId} tabIndex={-1} data-part="main" className={`${css.main} ${css.measure[measure]}`}>
        {children}
      </main>
      {afterMain}
      {footer}
    </div>
  );
}
