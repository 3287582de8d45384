import { Button } from '@daily-nest/ui/button';
import { Field } from '@daily-nest/ui/field';
import { type FormEvent, useState } from 'react';
import { api, wordsOf } from '../api.ts';
import * as css from '../desk.css.ts';
import { textIn } from '../parts/text-in.ts';
import { session } from '../session.ts';

/** Address and password. Also shown over a piece whose session has ended, so that nothing typed is lost. */
export function SignIn({ onDone, email = '' }: { onDone?: () => void; email?: string }) {
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    setBusy(true);
    try {
      const { person } = await api.signIn({
        email: textIn(given, 'email'),
        password: textIn(given, 'password'),
      });
      session.setState({ person });
      onDone?.();
    } catch (error) {
      setFault(wordsOf(error));
      setBusy(false);
    }
  }

  return (
    <form className={css.form} onSubmit={(event) => void signIn(event)}>
      <h1 className={css.title}>Sign in</h1>
      <Field label="E-mail" name="email" type="email" autoComplete="username" defaultValue={email} required />
      <Field label="Password" name="password" type="password" autoComplete="current-password" required />
      <p role="alert" className={fault ? css.fault : css.note}>
        {fault}
      </p>
      <Button type="submit" busy={busy}>
        Sign in
      </Button>
      <p className={css.note}>Forgot the password? Whoever runs the desk invites you again.</p>
    </form>
  );
}
