import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { Button } from '@daily-nest/ui/button';
import { Dialog } from '@daily-nest/ui/dialog';
import { Field } from '@daily-nest/ui/field';
import { type FormEvent, useId, useState } from 'react';
import { api, type PasskeyRow, wordsOf } from '../api.ts';
import * as css from '../desk.css.ts';
import { moment } from '../parts/moment.ts';
import { textIn } from '../parts/text-in.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { Confirm } from './Confirm.tsx';
import { makePasskey } from './passkey.ts';

/** One's own passkeys: added, renamed and removed. */
export function Passkeys({ takesCode }: { takesCode: boolean }) {
  const { answer, fault, load, setFault } = useLoaded(api.passkeys);
  const [adds, setAdds] = useState(false);
  const [renamed, setRenamed] = useState<PasskeyRow>();
  const formId = useId();

  async function act(work: () => Promise<unknown>) {
    try {
      await work();
      await load();
    } catch (error) {
      setFault(wordsOf(error));
    }
  }

  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = textIn(new FormData(event.currentTarget), 'name');
    setRenamed(undefined);
    if (renamed) void act(() => api.renamePasskey(renamed.id, name));
  }

  return (
    <section className={css.part}>
      <h2 className={css.subtitle}>Passkeys</h2>
      <p className={css.note}>
        With a passkey you sign in by finger, face or PIN, and need no password and no code.
      </p>
      {fault && (
        <p role="alert" className={css.fault}>
          {fault}
        </p>
      )}
      {answer && answer.passkeys.length > 0 && (
        <ul className={css.list}>
          {answer.passkeys.map((passkey) => (
            <li key={passkey.id} className={css.row}>
              <span className={css.grow}>{passkey.name}</span>
              <span className={css.meta}>
                {passkey.usedAt ? `last used ${moment(passkey.usedAt)}` : `added ${moment(passkey.since)}`}
                <button
                  type="button"
                  className={css.linkButton}
                  aria-label={`Rename ${passkey.name}`}
                  onClick={() => setRenamed(passkey)}
                >
                  Rename
                </button>
                <button
                  type="button"
                  className={css.linkButton}
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => void act(() => api.removePasskey(passkey.id))}
                >
                  Remove
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        {browserSupportsWebAuthn() ? (
          <Button tone="quiet" onClick={() => setAdds(true)}>
            Add a passkey
          </Button>
        ) : (
          <p className={css.note}>This browser has no passkeys.</p>
        )}
      </div>
      <Confirm
        title="Add a passkey"
        label="Add it"
        takesCode={takesCode}
        open={adds}
        onClose={() => setAdds(false)}
        work={async (given, form) => {
          await makePasskey(given, textIn(form, 'name'));
          await load();
        }}
      >
        <Field label="Its name" name="name" maxLength={120} required hint="Such as: my phone." />
      </Confirm>
      <Dialog
        open={renamed !== undefined}
        onClose={() => setRenamed(undefined)}
        title="Rename the passkey"
        actions={
          <>
            <Button type="submit" form={formId}>
              Rename
            </Button>
            <Button tone="quiet" onClick={() => setRenamed(undefined)}>
              Cancel
            </Button>
          </>
        }
      >
        {renamed && (
          <form id={formId} className={css.form} onSubmit={rename}>
            <Field label="Its name" name="name" maxLength={120} required defaultValue={renamed.name} />
          </form>
        )}
      </Dialog>
    </section>
  );
}
