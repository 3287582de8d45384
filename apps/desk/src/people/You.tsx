import { api, type Person, wordsOf } from '../api.ts';
import * as css from '../desk.css.ts';
import { moment } from '../parts/moment.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { Security } from './Security.tsx';

/** One's own name, role and sessions. */
export function You({ person }: { person: Person }) {
  const { answer, fault, load, setFault } = useLoaded(api.sessions);

  async function end(id: string) {
    try {
      await api.endSession(id);
      await load();
    } catch (error) {
      setFault(wordsOf(error));
    }
  }

  return (
    <>
      <h1 className={css.title}>{person.name}</h1>
      <p className={css.note}>
        {person.email}, {person.role}
      </p>
      <section className={css.part}>
        <h2 className={css.subtitle}>Where you are signed in</h2>
        {fault && (
          <p role="alert" className={css.fault}>
            {fault}
          </p>
        )}
        <ul className={css.list}>
          {answer?.sessions.map(({ id, address, browser, since, isThis }) => (
            <li key={id} className={css.row}>
              <span className={css.grow}>{browser || 'An unknown browser'}</span>
              <span className={css.meta}>
                {address}, since {moment(since)}
                {isThis ? (
                  <strong>this browser</strong>
                ) : (
                  <button type="button" className={css.linkButton} onClick={() => void end(id)}>
                    End
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Security />
    </>
  );
}
