import { Button } from '@daily-nest/ui/button';
import { Field } from '@daily-nest/ui/field';
import type { FormEvent } from 'react';
import { textIn } from '../parts/text-in.ts';
import * as css from './letters.css.ts';

interface UrgentFormProps {
  busy: boolean;
  /** Resolves with whether it was stored; only then the form is emptied. */
  onAsk: (given: { title: string; link?: string; body: string }) => Promise<boolean>;
}

/** A title, paragraphs, and where more is said. */
export function UrgentForm({ busy, onAsk }: UrgentFormProps) {
  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const link = textIn(given, 'link');
    const isStored = await onAsk({
      title: textIn(given, 'title'),
      body: textIn(given, 'body'),
      ...(link && { link }),
    });
    if (isStored) form.reset();
  }
  return (
    <form className={css.form} onSubmit={(event) => void ask(event)}>
      <Field label="Title" name="title" minLength={10} maxLength={100} required />
      <Field
        label="Text"
        name="body"
        rows={6}
        maxLength={4_000}
        required
        hint="Plain paragraphs, with an empty line between them."
      />
      <Field
        label="Where more is said"
        name="link"
        hint="A path of the site such as /urgent, or an https address. It may be left out."
        pattern="/[\w\/\-]*(#[\w\-]+)?|https://\S+"
      />
      <div>
        <Button type="submit" busy={busy}>
          Keep it for sending
        </Button>
      </div>
    </form>
  );
}
