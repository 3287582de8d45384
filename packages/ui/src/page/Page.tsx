import type { ComponentProps, ReactNode } from 'react';
import { SkipLink } from '../skip-link/index.ts';
import * as css from './Page.css.ts';

export interface PageProps extends ComponentProps<'div'> {
  /** The header, usually a `Header`. */
  header?: ReactNode;
  /** Content between header and `main`, such as a radio bar or an announcement. */
  beforeMain?: ReactNode;
  /** Content between `main` and the footer, such as an ad band. */
  afterMain?: ReactNode;
  /** The footer, usually a `Footer`. */
  footer?: ReactNode;
  /**
   * The id of the `main`, the target of the skip link.
   * @default 'main'
   */
  mainId?: string;
  /**
   * The text of the skip link.
   * @default 'Skip to content'
   */
  skipLabel?: string;
  /**
   * The width of the content: the whole grid, a text column, or the whole window.
   * @default 'page'
   */
  measure?: 'page' | 'text' | 'full';
}

/** The layout of a page: skip link, header, `main`, footer. Renders a `<div>` as high as the window. */
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
