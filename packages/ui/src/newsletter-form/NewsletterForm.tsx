'use client';

import { type ComponentProps, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { BusyDots } from '../button/BusyDots.tsx';
import { useMergedRef, useStartable } from '../start/index.ts';
import { useLabels } from '../provider/context.ts';
import * as css from './NewsletterForm.css.ts';
import { english } from './labels.ts';
import { signUpInPlace, type Subscribe } from './sign-up-in-place.ts';

export interface NewsletterFormProps extends Omit<ComponentProps<'form'>, 'title' | 'action' | 'method'> {
  /** The heading, "Breaking News Alert". */
  title?: ReactNode;
  /**
   * The level of the heading.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** A description of the newsletter, in a sentence. */
  text?: ReactNode;
  /** A note below the field: what is sent, how to unsubscribe. */
  note?: ReactNode;
  /**
   * The label of the field.
   * @default 'Email address'
   */
  label?: string;
  /**
   * Text of the button.
   * @default 'Subscribe'
   */
  submitLabel?: string;
  /**
   * The message for three seconds after signing up.
   * @default 'Subscription confirmed!'
   */
  confirmation?: string;
  /**
   * The background: the page, or the color of the masthead.
   * @default 'page'
   */
  tone?: 'page' | 'masthead';
  /**
   * The address to which the form is posted without a script: `email`, `fields`, and `website`, a honeypot
   * that readers do not see. Without an `action` nothing is ever sent.
   */
  action?: string;
  /** Additional fields of the post, such as the name of the list. */
  fields?: Readonly<Record<string, string>>;
  /**
   * Called with the address, and with `action` also with the form's data. The form itself neither sends nor
   * stores the address. If it returns an answer, that replaces the confirmation.
   */
  onSubscribe?: Subscribe;
}

/**
 * A newsletter sign-up. Renders a `<form>`.
 *
 * Without `action` the field has no name and the form's method is `dialog`, so that a submit without a script
 * sends no request and puts no address into a URL. It is held until the application runs, or until a small
 * script of the page that calls `signUpInPlace`, and then submitted once.
 */
export function NewsletterForm({
  title,
  headingLevel = 2,
  text,
  note,
  label,
  submitLabel,
  confirmation,
  tone = 'page',
  action,
  fields = {},
  onSubscribe,
  className,
  ref,
  ...rest
}: NewsletterFormProps) {
  const words = useLabels('newsletterForm', english, { label, submitLabel, confirmation });
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const hold = useStartable(useMergedRef(form, ref));
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const subscribe = useEffectEvent<Subscribe>((email, posted) => onSubscribe?.(email, posted));

  useLayoutEffect(() => signUpInPlace(form.current!, subscribe, words.confirmation), [words.confirmation]);

  return (
    <form
      {...(title !== undefined && { 'aria-labelledby': `${id}title` })}
      data-part="newsletter-form"
      {...rest}
      {...hold}
      {...(action === undefined ? { method: 'dialog' } : { method: 'post', action })}
      className={[css.root, css.tone[tone], className].filter(Boolean).join(' ')}
    >
      {title !== undefined && (
        <Heading id={`${id}title`} data-part="title" className={css.title}>
          {title}
        </Heading>
      )}
      {text !== undefined && (
        <p data-part="text" className={css.text}>
          {text}
        </p>
      )}
      <label data-part="label" className={css.label} htmlFor={`${id}email`}>
        {words.label}
      </label>
      <div data-part="row" className={css.row}>
        <input
          id={`${id}email`}
          data-part="field"
          className={css.field}
          type="email"
          name={action === undefined ? undefined : 'email'}
          required
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button type="submit" className={css.button} suppressHydrationWarning>
          {words.submitLabel}
          {/* Only a form with an action is held for the script. */}
          {action !== undefined && <BusyDots />}
        </Button>
      </div>
      {action !== undefined && <Unseen fields={fields} />}
      <div className={css.below}>
        {/* The status text may be set before the application runs, so React must not change it. */}
        <p
          data-part="status"
          className={css.status}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> would be part of the form's data
          role="status"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        {note !== undefined && (
          <p data-part="note" className={css.note} suppressHydrationWarning>
            {note}
          </p>
        )}
      </div>
    </form>
  );
}

/** The hidden fields of the post, and the honeypot, which readers neither see nor reach. */
function Unseen({ fields }: Required<Pick<NewsletterFormProps, 'fields'>>) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={css.unseen} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
