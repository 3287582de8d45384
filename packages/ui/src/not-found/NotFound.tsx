'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Button, ButtonLink } from '../button/index.ts';
import { Headline } from '../headline/index.ts';
import { useLabels } from '../provider/context.ts';
import * as css from './NotFound.css.ts';
import { english, type NotFoundLabels } from './labels.ts';

export interface NotFoundProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * The sentence under the heading.
   * @default 'The page may have moved, or the link may be missing a letter or two.'
   */
  text?: string;
  /**
   * The address of the home page.
   * @default '/'
   */
  homeHref?: string;
  /** Replaces the zero by the mark of the title: an `<svg>` that is hidden from screen readers. */
  zero?: ReactNode;
  /** Handles 'Go Back'. The default is one step back in the browser's history. */
  onBack?: () => void;
  /** Replaces some of the built-in texts. */
  labels?: Partial<NotFoundLabels>;
}

function goBack(): void {
  window.history.back();
}

/** The content of a page that does not exist. Renders a `<div>` with the page's `<h1>`. */
export function NotFound({
  text,
  homeHref = '/',
  zero,
  onBack = goBack,
  labels,
  className,
  children,
  ...rest
}: NotFoundProps) {
  const words = useLabels('notFound', english, labels);
  return (
    <div data-part="not-found" {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      <p data-part="code" className={css.code}>
        {zero ? <Drawn zero={zero} /> : '404'}
      </p>
      <div data-part="words" className={css.words}>
        <Headline className={css.title} headingLevel={1} size="h2">
          {words.title}
        </Headline>
        <p data-part="text" className={css.text}>
          {text ?? words.text}
        </p>
        <div data-part="actions" className={css.actions}>
          <ButtonLink href={homeHref}>{words.home}</ButtonLink>
          <Button tone="quiet" onClick={() => onBack()}>
            {words.back}
          </Button>
        </div>
        {children}
      </div>
    </div>
  );
}

function Drawn({ zero }: { zero: ReactNode }) {
  return (
    <>
      <span className={css.hidden}>404</span>
      <span className={css.drawn} aria-hidden="true">
        4<span className={css.zero}>{zero}</span>4
      </span>
    </>
  );
}
