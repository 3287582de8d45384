import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { Button } from '@daily-nest/ui/button';
import { Field } from '@daily-nest/ui/field';
import { type FormEvent, useState } from 'react';
import { api, CallError, type Person, wordsOf } from '../api.ts';
import * as css from '../desk.css.ts';
import { CodeField } from '../parts/CodeField.tsx';
import { textIn } from '../parts/text-in.ts';
import { session } from '../session.ts';
import { signInByPasskey } from './passkey.ts';
import { usePasskeyInField } from './use-passkey-in-field.ts';

/**
 * Address and password, and a code where the account takes one, or a passkey. Also shown over a piece whose session has ended, so that nothing
 * typed is lost.
 */
export function SignIn({ onDone, email = '' }: { onDone?: () => void; email?: string }) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  function enter(person: Person) {
    session.setState({ person });
    onDone?.();
  }

  async function attempt(work: () => Promise<Person | null>) {
    setBusy(true);
    setFault('');
    try {
      const person = await work();
      if (person) enter(person);
      else setStep('code');
    } catch (error) {
      setFault(wordsOf(error));
      if (error instanceof CallError && error.answer.error?.code === 'begin_again') setStep('password');
    }
    setBusy(false);
  }

  function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    void attempt(async () => {
      const { person } =
        step === 'code'
          ? await api.signInByCode(textIn(given, 'code'))
          : await api.signIn({ email: textIn(given, 'email'), password: textIn(given, 'password') });
      return person;
    });
  }

  return (
    <form className={css.form} onSubmit={signIn}>
      <h1 className={css.title}>Sign in</h1>
      {step === 'code' ? (
        <CodeField key="code" takesFocus />
      ) : (
        <AddressAndPassword email={email} onPerson={enter} onFault={setFault} />
      )}
      <p role="alert" className={fault ? css.fault : css.note}>
        {fault}
      </p>
      <Button type="submit" busy={busy}>
        Sign in
      </Button>
      {step === 'password' && browserSupportsWebAuthn() && (
        <Button tone="quiet" onClick={() => void attempt(() => signInByPasskey({ inField: false }))}>
          Sign in with a passkey
        </Button>
      )}
      <p className={css.note}>
        {step === 'code' ? 'Lost the app and the backup codes?' : 'Forgot the password?'} Whoever runs the
        desk invites you again.
      </p>
    </form>
  );
}

interface AddressProps {
  email: string;
  onPerson: (person: Person) => void;
  onFault: (fault: string) => void;
}

function AddressAndPassword({ email, onPerson, onFault }: AddressProps) {
  usePasskeyInField(onPerson, onFault);
  return (
    <>
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username webauthn"
        defaultValue={email}
        required
      />
      <Field label="Password" name="password" type="password" autoComplete="current-password" required />
    </>
  );
}
