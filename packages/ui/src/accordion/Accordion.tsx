import { type ComponentProps, type ReactNode, useId } from 'react';
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
  /** The questions. None is open at first. */
  items: AccordionItem[];
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
export function Accordion({ items, name, headingLevel = 3, className, ...rest }: AccordionProps) {
  const own = useId();
  const Heading = `h${rankOf(headingLevel)}` as const;
  if (items.length === 0) return null;

  return (
    <div data-part="accordion" {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      {items.map(({ id, title, content, badge, section }) => (
        <details
          key={id}
          name={name ?? own}
          data-part="item"
          className={[css.item, section && sectionClassOf(section)].filter(Boolean).join(' ')}
          suppressHydrationWarning
        >
          <summary className={css.summary}>
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
