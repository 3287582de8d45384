import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { Named, Numeral, Word } from '../provider/Word.tsx';
import { english, type PagerLabels } from './labels.ts';
import * as css from './Pager.css.ts';
import { pagerButtons } from './pager-buttons.ts';

export interface PagerProps extends ComponentProps<'nav'> {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. With one page or none it renders nothing. */
  pages: number;
  /** Returns the address of a page, `(page) => '/blog?page=' + page`. */
  hrefFor: (page: number) => string;
  /**
   * The accessible name of the navigation. If the current page has no button, ", page 7 of 12" is added.
   * @default 'Pagination'
   */
  label?: string;
  /** Replaces some of the built-in texts. */
  labels?: Partial<PagerLabels>;
}

/**
 * Links to the pages of a list. Renders a `<nav>`, or nothing for one page.
 *
 * It has buttons for 1 to min(5, pages); with more than five, an ellipsis and the last page follow.
 */
export function Pager({ page, pages, hrefFor, label, labels, className, ...rest }: PagerProps) {
  if (pages <= 1) return null;

  const { first, last } = pagerButtons(pages);
  const listed = first.includes(page) || page === last;
  const words = { set: 'pager', english, given: { ...labels, ...(label && { label }) } } as const;

  return (
    <Named
      as="nav"
      {...words}
      name={listed ? 'label' : 'position'}
      values={{ page, pages }}
      data-part="pager"
      {...rest}
      className={[css.root, className].filter(Boolean).join(' ')}
    >
      <Step rel="prev" href={page > 1 ? hrefFor(Math.min(page - 1, pages)) : undefined}>
        <Word {...words} name="previous" />
      </Step>
      <ol data-part="list" className={css.pages}>
        {first.map((number) => (
          <li key={number}>
            <PageLink words={words} number={number} current={number === page} href={hrefFor(number)} />
          </li>
        ))}
        {last !== undefined && (
          <>
            <li data-part="gap" className={css.gap}>
              …
            </li>
            <li>
              <PageLink words={words} number={last} current={last === page} href={hrefFor(last)} />
            </li>
          </>
        )}
      </ol>
      <Step rel="next" href={page < pages ? hrefFor(page + 1) : undefined}>
        <Word {...words} name="next" />
      </Step>
    </Named>
  );
}

interface PageLinkProps {
  words: { set: 'pager'; english: PagerLabels; given: Partial<PagerLabels> };
  number: number;
  current: boolean;
  href: string;
}

function PageLink({ words, number, current, href }: PageLinkProps) {
  return (
    <Named
      as={Link}
      {...words}
      name="page"
      values={{ page: number }}
      data-part="link"
      className={css.page}
      href={href}
      aria-current={current ? 'page' : undefined}
    >
      <Numeral value={number} />
    </Named>
  );
}

function Step({
  rel,
  href,
  children,
}: {
  rel: 'prev' | 'next';
  href: string | undefined;
  children: ReactNode;
}) {
  const className = `${css.step} ${css.side[rel]}`;
  if (href === undefined) {
    return (
      // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a link at its end, and said to be so
      <a data-part="step" className={className} role="link" aria-disabled="true">
        {children}
      </a>
    );
  }
  return (
    <Link data-part="step" className={className} href={href} rel={rel}>
      {children}
    </Link>
  );
}
