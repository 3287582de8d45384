import { Button } from '@daily-nest/ui/button';
import { Field } from '@daily-nest/ui/field';
import { type FormEvent, useEffect, useState } from 'react';
import { api, wordsOf } from '../api.ts';
import * as css from '../desk.css.ts';
import { textIn } from '../parts/text-in.ts';
import { go } from '../router.ts';
import { session } from '../session.ts';

const shortest = 12;

/** Where the link of an invitation leads: a name and a password, and the desk is open. */
export function Invitation() {
  // The token stands behind the #, so that no server and no log sees it.
  const [token] = useState(() => window.location.hash.slice(1));
  const [invited, setInvited] = useState<Awaited<ReturnType<typeof api.invitation>>>();
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    api.invitation(token).then(setInvited, (error: unknown) => setFault(wordsOf(error)));
  }, [token]);

  async function accept(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    setBusy(true);
    try {
      const { person } = await api.accept({
        token,
        name: textIn(given, 'name'),
        password: textIn(given, 'password'),
      });
      session.setState({ person });
      go('/', { replace: true });
    } catch (error) {
      setFault(wordsOf(error));
      setBusy(false);
    }
  }

  if (!invited)
    return (
      <>
        <h1 className={css.title}>Your invitation</h1>
        <p role="alert" className={fault ? css.fault : css.note}>
          {fault || 'One moment …'}
        </p>
      </>
    );
  return (
    <form className={css.form} onSubmit={(event) => void accept(event)}>
      <h1 className={css.title}>Welcome to the desk</h1>
      <p className={css.note}>
        {invited.email} is invited as {invited.role}.
      </p>
      <Field
        label="Your name"
        name="name"
        autoComplete="name"
        defaultValue={invited.name}
        maxLength={120}
        required
      />
      {/* For password managers. */}
      <input hidden name="username" autoComplete="username" value={invited.email} readOnly />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={shortest}
        maxLength={200}
        required
        hint={`At least ${shortest} characters. Several words are easy to remember.`}
      />
      <p role="alert" className={fault ? css.fault : css.note}>
        {fault}
      </p>
      <Button type="submit" busy={busy}>
        Begin
      </Button>
    </form>
  );
}
