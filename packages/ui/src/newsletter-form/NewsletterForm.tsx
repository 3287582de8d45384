'use client';

import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { useStartable } from '../start/index.ts';
import * as css from './NewsletterForm.css.ts';

/** How long the confirmation stands, in milliseconds. */
export const confirmationTime = 3000;

export interface NewsletterFormProps extends Omit<ComponentProps<'form'>, 'title'> {
  /** Heading of the block, "Breaking News Alert". */
  title?: ReactNode;
  /**
   * Rank of the heading.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** What the reader signs up for, in a sentence. */
  text?: ReactNode;
  /** Fine print below the field: what is sent, how to leave. */
  note?: ReactNode;
  /**
   * Label of the field.
   * @default 'Email address'
   */
  label?: string;
  /**
   * Text of the button.
   * @default 'Subscribe'
   */
  action?: string;
  /**
   * What is said for three seconds after signing up.
   * @default 'Subscription confirmed!'
   */
  confirmation?: string;
  /**
   * Whether it stands on paper or on the color of the masthead.
   * @default 'page'
   */
  tone?: 'page' | 'masthead';
  /** Told the address. The form itself sends it nowhere and keeps it nowhere. */
  onSubscribe?: (email: string) => void;
}

/**
 * A newsletter sign-up. Renders a `<form>`.
 *
 * The field has no name and the form's method is `dialog`, so that a submit without script neither asks a server for
 * anything nor puts the address into a URL. It is held until the application runs, then submitted once.
 */
export function NewsletterForm({
  title,
  headingLevel = 2,
  text,
  note,
  label = 'Email address',
  action = 'Subscribe',
  confirmation = 'Subscription confirmed!',
  tone = 'page',
  onSubscribe,
  onSubmit,
  className,
  ref,
  ...rest
}: NewsletterFormProps) {
  const id = useId();
  const [confirmed, setConfirmed] = useState(0);
  const hold = useStartable(ref);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';

  useEffect(() => {
    if (confirmed === 0) return undefined;
    const timer = setTimeout(() => setConfirmed(0), confirmationTime);
    return () => clearTimeout(timer);
  }, [confirmed]);

  function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit?.(event);
    const field = event.currentTarget.querySelector('input');
    const email = field?.value.trim();
    if (!field || !email) return;
    onSubscribe?.(email);
    field.value = '';
    setConfirmed((count) => count + 1);
  }

  return (
    <form
      {...(title !== undefined && { 'aria-labelledby': `${id}title` })}
      {...rest}
      {...hold}
      method="dialog"
      onSubmit={subscribe}
      className={[css.root, css.tone[tone], className].filter(Boolean).join(' ')}
    >
      {title !== undefined && (
        <Heading id={`${id}title`} className={css.title}>
          {title}
        </Heading>
      )}
      {text !== undefined && <p className={css.text}>{text}</p>}
      <label className={css.label} htmlFor={`${id}email`}>
        {label}
      </label>
      <div className={css.row}>
        <input
          id={`${id}email`}
          className={css.field}
          type="email"
          required
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button type="submit" className={css.button}>
          {action}
        </Button>
      </div>
      <div className={css.below}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> would be part of the form's data */}
        <p className={css.status} role="status">
          {confirmed > 0 && confirmation}
        </p>
        {note !== undefined && (
          <p className={css.note} data-hidden={confirmed > 0 || undefined}>
            {note}
          </p>
        )}
      </div>
    </form>
  );
}
