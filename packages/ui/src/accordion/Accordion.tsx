'use client';

import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { rankOf } from '../headline/rank.ts';
import { type AnySection, sectionClassOf } from '../theme/index.ts';
import * as css from './Accordion.css.ts';

/** A question and its answer. */
export interface AccordionItem {
  /** Stays the same for the same question, so that it stays open while others are filtered away. Id of the answer. */
  id: string;
  /** The question. */
  title: ReactNode;
  /** The answer. */
  content: ReactNode;
  /** What kind of question it is. Stands in the answer. */
  badge?: ReactNode;
  /** Whose hue the badge carries. */
  section?: AnySection;
}

export interface AccordionProps extends ComponentProps<'div'> {
  /** The questions. */
  items: AccordionItem[];
  /** Id of the open item, `null` for none, where the host owns it. */
  open?: string | null;
  /** Id of the item that is open at first; none without. */
  defaultOpen?: string;
  /** Called when the reader opens another item, or closes the open one (`null`). */
  onOpenChange?: (id: string | null) => void;
  /** What makes them one group, of which one is open at a time. Unique on the page; made up by default. */
  name?: string;
  /**
   * Rank of the questions.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Questions that unfold, one at a time; the open one can be closed again. Renders a `<div>` of `<details name>`, which
 * needs no script and opens by itself when a link leads into an answer.
 */
export function Accordion({
  items,
  open,
  defaultOpen,
  onOpenChange,
  name,
  headingLevel = 3,
  className,
  ...rest
}: AccordionProps) {
  const own = useId();
  const first = useRef<HTMLDetailsElement>(null);
  const [openAtFirst = null] = useState(defaultOpen);
  const shown = open === undefined ? openAtFirst : open;
  const reported = useRef(shown);
  const Heading = `h${rankOf(headingLevel)}` as const;

  // The browser opens one by itself, too: for a link into an answer, or a word that is searched in the page.
  function reportOpen() {
    const all = [...(first.current?.parentElement?.children ?? [])] as HTMLDetailsElement[];
    const now = items[all.findIndex((item) => item.open)]?.id ?? null;
    if (now === reported.current) return;
    reported.current = now;
    onOpenChange?.(now);
  }

  useEffect(() => {
    reported.current = shown;
  }, [shown]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: reports what was opened before the application ran
  useEffect(reportOpen, []);

  if (items.length === 0) return null;

  return (
    <div data-part="accordion" {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      {items.map(({ id, title, content, badge, section }, index) => (
        <details
          key={id}
          ref={index === 0 ? first : undefined}
          open={id === shown}
          onToggle={reportOpen}
          name={name ?? own}
          data-part="item"
          className={[css.item, section && sectionClassOf(section)].filter(Boolean).join(' ')}
          suppressHydrationWarning
        >
          <summary
            className={css.summary}
            onClick={(event) => {
              if (open === undefined) return;
              event.preventDefault();
              onOpenChange?.(id === open ? null : id);
            }}
          >
            <Heading data-part="title" className={css.title}>
              {title}
            </Heading>
            <span data-part="sign" className={css.sign} aria-hidden="true" />
          </summary>
          <div id={id} data-part="content" className={css.answer}>
            {badge && (
              <p data-part="badge" className={css.badge}>
                {badge}
              </p>
            )}
            <div className={css.text}>{content}</div>
          </div>
        </details>
      ))}
    </div>
  );
}
