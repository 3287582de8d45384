import { Button } from '@daily-nest/ui/button';
import { type FormEvent, useState } from 'react';
import { api, type Person, type Role, wordsOf } from '../api.ts';
import * as css from '../desk.css.ts';
import { Choice, Field } from '../parts/Field.tsx';
import { textIn } from '../parts/text-in.ts';
import { input } from '../parts/field.css.ts';
import { moment } from '../parts/moment.ts';
import { useLoaded } from '../parts/use-loaded.ts';

const roles: readonly { role: Role; label: string }[] = [
  { role: 'writer', label: 'Writer: own drafts' },
  { role: 'editor', label: 'Editor: writes and publishes everything' },
  { role: 'owner', label: 'Owner: people, too' },
];

const askAll = async () => ({ ...(await api.people()), ...(await api.log()) });

/** For owners: who works at the desk, who is invited, and what was done. */
export function PeoplePage({ person: self }: { person: Person }) {
  const { answer, fault, load, setFault } = useLoaded(askAll);
  const [link, setLink] = useState<{ email: string; link: string }>();

  async function act(work: () => Promise<unknown>) {
    try {
      await work();
      await load();
    } catch (error) {
      setFault(wordsOf(error));
    }
  }

  function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const email = textIn(given, 'email');
    void act(async () => {
      const made = await api.invite({ email, role: textIn(given, 'role') as Role });
      setLink({ email, ...made });
      form.reset();
    });
  }

  return (
    <>
      <h1 className={css.title}>People</h1>
      {fault && (
        <p role="alert" className={css.fault}>
          {fault}
        </p>
      )}
      <ul className={css.list}>
        {answer?.people.map(({ id, name, email, role }) => (
          <li key={id} className={css.row}>
            <span className={css.grow}>
              <strong>{name}</strong> {email}
            </span>
            <span className={css.meta}>
              <select
                className={input}
                aria-label={`Role of ${name}`}
                value={role}
                onChange={({ target }) => void act(() => api.changeRole(id, target.value as Role))}
              >
                {roles.map(({ role: value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              {id !== self.id && (
                <button
                  type="button"
                  className={css.linkButton}
                  aria-label={`Remove ${name}`}
                  onClick={() => {
                    if (window.confirm(`Remove ${name}? What they wrote stays.`))
                      void act(() => api.removePerson(id));
                  }}
                >
                  Remove
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <section className={css.part}>
        <h2 className={css.subtitle}>Invite somebody</h2>
        <form className={css.inline} onSubmit={invite}>
          <Field className={css.grow} label="E-mail" name="email" type="email" required />
          <Choice className={css.grow} label="Role" name="role" defaultValue="writer">
            {roles.map(({ role, label }) => (
              <option key={role} value={role}>
                {label}
              </option>
            ))}
          </Choice>
          <Button type="submit">Make a link</Button>
        </form>
        <div aria-live="polite">
          {link && (
            <Field
              label={`Send this link to ${link.email}. It is good once, within an hour.`}
              value={link.link}
              readOnly
              onFocus={({ target }) => target.select()}
            />
          )}
        </div>
        {answer?.invited.map(({ email, role, expiresAt }) => (
          <p key={email} className={css.note}>
            {email} is invited as {role} until {moment(expiresAt)}.
          </p>
        ))}
      </section>
      <section className={css.part}>
        <h2 className={css.subtitle}>What was done</h2>
        <ul className={css.list}>
          {answer?.log.map(({ at, person, action, target, address }, index) => (
            <li key={index} className={css.row}>
              <span className={css.grow}>
                {person ?? 'A command or a stranger'}: {action}
              </span>
              <span className={css.meta}>
                {target} {address} {moment(at)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
