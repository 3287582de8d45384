import { Button } from '@daily-nest/ui/button';
import { Field } from '@daily-nest/ui/field';
import { type FormEvent, useState } from 'react';
import { api, CallError, wordsOf } from '../api.ts';
import * as css from '../desk.css.ts';
import { CodeField } from '../parts/CodeField.tsx';
import { textIn } from '../parts/text-in.ts';
import { session } from '../session.ts';

/**
 * Address and password, and a code where the account takes one. Also shown over a piece whose session has ended, so that nothing typed is
 * lost.
 */
export function SignIn({ onDone, email = '' }: { onDone?: () => void; email?: string }) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    setBusy(true);
    setFault('');
    try {
      const { person } =
        step === 'code'
          ? await api.signInByCode(textIn(given, 'code'))
          : await api.signIn({ email: textIn(given, 'email'), password: textIn(given, 'password') });
      if (person) {
        session.setState({ person });
        onDone?.();
      } else setStep('code');
    } catch (error) {
      setFault(wordsOf(error));
      if (error instanceof CallError && error.answer.error?.code === 'begin_again') setStep('password');
    }
    setBusy(false);
  }

  return (
    <form className={css.form} onSubmit={(event) => void signIn(event)}>
      <h1 className={css.title}>Sign in</h1>
      {step === 'code' ? (
        <CodeField key="code" takesFocus />
      ) : (
        <>
          <Field
            label="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            required
          />
          <Field label="Password" name="password" type="password" autoComplete="current-password" required />
        </>
      )}
      <p role="alert" className={fault ? css.fault : css.note}>
        {fault}
      </p>
      <Button type="submit" busy={busy}>
        Sign in
      </Button>
      {step === 'code' ? (
        <p className={css.note}>
          Lost the app and the backup codes? Whoever runs the desk invites you again.
        </p>
      ) : (
        <p className={css.note}>Forgot the password? Whoever runs the desk invites you again.</p>
      )}
    </form>
  );
}
