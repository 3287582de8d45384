import { Button } from '@daily-nest/ui/button';
import { Dialog } from '@daily-nest/ui/dialog';
import { Field } from '@daily-nest/ui/field';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useStore } from 'zustand';
import { type Confirmation, wordsOf } from '../api.ts';
import * as css from '../desk.css.ts';
import { CodeField } from '../parts/CodeField.tsx';
import { textIn } from '../parts/text-in.ts';
import { session } from '../session.ts';

interface ConfirmProps {
  title: string;
  /** What the button says. */
  label: string;
  /** Whether signing in takes a code. */
  takesCode: boolean;
  open: boolean;
  onClose: () => void;
  /** What is done with what was given. It closes when this is over. */
  work: (given: Confirmation, form: FormData) => Promise<void>;
  /** Fields of its own. */
  children?: ReactNode;
}

/** Asks for the password again, and for a code where signing in takes one. */
export function Confirm({ title, label, takesCode, open, onClose, work, children }: ConfirmProps) {
  const { person } = useStore(session);
  const formId = useId();
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  function close() {
    setFault('');
    onClose();
  }

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    setBusy(true);
    try {
      await work({ password: textIn(given, 'password'), code: textIn(given, 'code') }, given);
      close();
    } catch (error) {
      setFault(wordsOf(error));
    }
    setBusy(false);
  }

  return (
    <Dialog
      title={title}
      open={open}
      onClose={close}
      actions={
        <>
          <Button type="submit" form={formId} busy={busy}>
            {label}
          </Button>
          <Button tone="quiet" onClick={close}>
            Cancel
          </Button>
        </>
      }
    >
      {open && (
        <form id={formId} className={css.form} onSubmit={(event) => void confirm(event)}>
          {children}
          {/* For password managers. */}
          <input hidden name="username" autoComplete="username" value={person?.email ?? ''} readOnly />
          <Field label="Password" name="password" type="password" autoComplete="current-password" required />
          {takesCode && <CodeField />}
          <p role="alert" className={fault ? css.fault : css.note}>
            {fault}
          </p>
        </form>
      )}
    </Dialog>
  );
}
