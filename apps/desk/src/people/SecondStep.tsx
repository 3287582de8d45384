import { Button } from '@daily-nest/ui/button';
import { type FormEvent, useState } from 'react';
import { api, wordsOf } from '../api.ts';
import * as css from '../desk.css.ts';
import { CodeField, focus } from '../parts/CodeField.tsx';
import { textIn } from '../parts/text-in.ts';
import { Confirm } from './Confirm.tsx';
import * as own from './second-step.css.ts';

interface SecondStepProps {
  /** Undefined until the server has said. */
  answer: Awaited<ReturnType<typeof api.secondStep>> | undefined;
  load: () => Promise<void>;
}

/** Codes of an app after the password: turned on, and off, by their owner. */
export function SecondStep({ answer, load }: SecondStepProps) {
  const [asks, setAsks] = useState(false);
  const [secret, setSecret] = useState<{ secret: string; picture: string }>();
  const [codes, setCodes] = useState<string[]>();

  return (
    <section className={css.part}>
      <h2 className={css.subtitle}>Two-factor</h2>
      {answer && (
        <p className={css.note}>
          {answer.isOn
            ? `On. Signing in takes a code of your app after the password. ${answer.codesLeft} backup codes are left.`
            : 'Off. With it, signing in takes a code of an app on your phone after the password.'}
        </p>
      )}
      {secret && (
        <SetUp
          {...secret}
          onDone={(made) => {
            setSecret(undefined);
            setCodes(made);
            void load();
          }}
        />
      )}
      {codes && (
        <>
          <h3 ref={focus} tabIndex={-1} className={css.rowTitle}>
            Your backup codes
          </h3>
          <p className={css.note}>
            Each is good once, for when you have lost the app. They are shown now and never again: print them,
            or keep them where your passwords are.
          </p>
          <ol className={own.codes}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
        </>
      )}
      {answer && !secret && (
        <div>
          <Button tone="quiet" onClick={() => setAsks(true)}>
            {answer.isOn ? 'Turn two-factor off' : 'Turn two-factor on'}
          </Button>
          <Confirm
            title={answer.isOn ? 'Turn two-factor off?' : 'Turn two-factor on'}
            label={answer.isOn ? 'Turn it off' : 'Go on'}
            takesCode={answer.isOn}
            open={asks}
            onClose={() => setAsks(false)}
            work={async (given) => {
              if (answer.isOn) await api.endSecondStep(given);
              else setSecret(await api.setUpSecondStep(given));
              setCodes(undefined);
              await load();
            }}
          />
        </div>
      )}
    </section>
  );
}

function SetUp({
  secret,
  picture,
  onDone,
}: {
  secret: string;
  picture: string;
  onDone: (codes: string[]) => void;
}) {
  const [fault, setFault] = useState('');

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    try {
      onDone((await api.confirmSecondStep(textIn(new FormData(event.currentTarget), 'code'))).codes);
    } catch (error) {
      setFault(wordsOf(error));
    }
  }

  return (
    <form className={own.setUp} onSubmit={(event) => void confirm(event)}>
      <p className={css.note}>
        Scan the picture with an app for codes, or type its secret there. Then type the code that it shows.
      </p>
      <img className={own.picture} src={picture} alt="The secret as a QR code" width={200} height={200} />
      <p className={css.note}>
        Secret: <code className={own.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CodeField takesFocus hint="Six digits of your app." />
      <p role="alert" className={fault ? css.fault : css.note}>
        {fault}
      </p>
      <Button type="submit">Turn it on</Button>
    </form>
  );
}
