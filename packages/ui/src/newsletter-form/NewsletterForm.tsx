'use client';

import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { useStartable } from '../start/index.ts';
import * as css from './NewsletterForm.css.ts';

/** How long the confirmation stands, in milliseconds. */
export const confirmationTime = 3000;

/** What came of a sign-up that was sent. */
export interface NewsletterAnswer {
  /** Said below the field until the next try. One line, or as long as the note at most, in whose place it stands. */
  text: string;
  /**
   * Whether it is to be tried again; the address then stays in the field.
   * @default false
   */
  failed?: boolean;
}

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
  /**
   * Where the form is posted without script: `email`, `fields`, and `website`, which readers do not see and only programs fill in.
   * Without it nothing is ever sent.
   */
  to?: string;
  /** What is posted along with the address: which letter it is. */
  fields?: Readonly<Record<string, string>>;
  /**
   * Told the address, and with `to` all that would have been posted. The form itself sends it nowhere and keeps it nowhere. Where it
   * answers, the answer is shown in place of the confirmation.
   */
  onSubscribe?: (email: string, posted: FormData) => void | Promise<NewsletterAnswer>;
}

/**
 * A newsletter sign-up. Renders a `<form>`.
 *
 * Without `to` the field has no name and the form's method is `dialog`, so that a submit without script neither asks a server for
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
  to,
  fields = {},
  onSubscribe,
  onSubmit,
  className,
  ref,
  ...rest
}: NewsletterFormProps) {
  const id = useId();
  const [confirmed, setConfirmed] = useState(0);
  const [answer, setAnswer] = useState<NewsletterAnswer | 'awaited'>();
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
    if (!field || !email || answer === 'awaited') return;
    const answered = onSubscribe?.(email, new FormData(event.currentTarget));
    if (answered) {
      void show(answered, field);
      return;
    }
    field.value = '';
    setConfirmed((count) => count + 1);
  }

  async function show(awaited: Promise<NewsletterAnswer>, field: HTMLInputElement) {
    setAnswer('awaited');
    const result = await awaited;
    if (!result.failed) field.value = '';
    setAnswer(result);
  }

  const answered = answer === 'awaited' ? undefined : answer;
  const said = answered?.text ?? (confirmed > 0 ? confirmation : undefined);

  return (
    <form
      {...(title !== undefined && { 'aria-labelledby': `${id}title` })}
      {...rest}
      {...hold}
      {...(to === undefined ? { method: 'dialog' } : { method: 'post', action: to })}
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
          name={to === undefined ? undefined : 'email'}
          required
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button type="submit" busy={answer === 'awaited'} className={css.button}>
          {action}
        </Button>
      </div>
      {to !== undefined && <Unseen fields={fields} />}
      <div className={css.below}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> would be part of the form's data */}
        <p className={css.status} role="status" data-failed={answered?.failed || undefined}>
          {said}
        </p>
        {note !== undefined && (
          <p className={css.note} data-hidden={said !== undefined || undefined}>
            {note}
          </p>
        )}
      </div>
    </form>
  );
}

/** What is posted without being typed; the field that programs fill in and readers neither see nor reach. */
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
