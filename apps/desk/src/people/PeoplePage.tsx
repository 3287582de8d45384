import { Button } from '@daily-nest/ui/button';
import { Dialog } from '@daily-nest/ui/dialog';
import { Field } from '@daily-nest/ui/field';
import { Table, type TableColumn } from '@daily-nest/ui/table';
import { type FormEvent, useState } from 'react';
import { api, type LogRow, type Person, type Role, wordsOf } from '../api.ts';
import * as css from '../desk.css.ts';
import { textIn } from '../parts/text-in.ts';
import { moment } from '../parts/moment.ts';
import { useLoaded } from '../parts/use-loaded.ts';

const roles: readonly { value: Role; label: string }[] = [
  { value: 'writer', label: 'Writer: own drafts' },
  { value: 'editor', label: 'Editor: writes and publishes everything' },
  { value: 'owner', label: 'Owner: people, too' },
];

const logColumns: TableColumn<LogRow>[] = [
  { label: 'What', cell: ({ action }) => action },
  { label: 'Who', cell: ({ person }) => person ?? 'A command or a stranger' },
  { label: 'Of what', cell: ({ target }) => target },
  { label: 'From', cell: ({ address }) => address },
  { label: 'When', cell: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
];

const askAll = async () => ({ ...(await api.people()), ...(await api.log()) });

/** For owners: who works at the desk, who is invited, and what was done. */
export function PeoplePage({ person: self }: { person: Person }) {
  const { answer, fault, load, setFault } = useLoaded(askAll);
  const [leaving, setLeaving] = useState<Pick<Person, 'id' | 'name'>>();
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
        {answer?.people.map(({ id, name, email, role, hasCode }) => (
          <li key={id} className={css.row}>
            <span className={css.grow}>
              <strong>{name}</strong> {email}
            </span>
            <span className={css.meta}>
              {hasCode && 'Two-factor on'}
              <Field
                label="Role"
                aria-label={`Role of ${name}`}
                options={roles}
                value={role}
                onChange={({ target }) => void act(() => api.changeRole(id, target.value as Role))}
              />
              {id !== self.id && (
                <button
                  type="button"
                  className={css.linkButton}
                  aria-label={`Remove ${name}`}
                  onClick={() => setLeaving({ id, name })}
                >
                  Remove
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Dialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={`Remove ${leaving?.name ?? ''}?`}
        actions={
          <>
            <Button
              tone="danger"
              onClick={() => {
                setLeaving(undefined);
                if (leaving) void act(() => api.removePerson(leaving.id));
              }}
            >
              Remove
            </Button>
            <Button tone="quiet" onClick={() => setLeaving(undefined)}>
              Cancel
            </Button>
          </>
        }
      >
        <p className={css.note}>They are signed out at once. What they wrote stays.</p>
      </Dialog>
      <section className={css.part}>
        <h2 className={css.subtitle}>Invite somebody</h2>
        <form className={css.inline} onSubmit={invite}>
          <div className={css.grow}>
            <Field label="E-mail" name="email" type="email" required />
          </div>
          <div className={css.grow}>
            <Field label="Role" name="role" options={roles} defaultValue="writer" />
          </div>
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
        {answer && (
          <Table
            label="What was done"
            columns={logColumns}
            rows={answer.log}
            keyOf={({ at, action, target }) => `${at} ${action} ${target}`}
          />
        )}
      </section>
    </>
  );
}
