import { api } from '../api.ts';
import * as css from '../desk.css.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { Passkeys } from './Passkeys.tsx';
import { SecondStep } from './SecondStep.tsx';

/** How one signs in, beside the password. */
export function Security() {
  const { answer, fault, load } = useLoaded(api.secondStep);
  return (
    <>
      {fault && (
        <p role="alert" className={css.fault}>
          {fault}
        </p>
      )}
      <SecondStep answer={answer} load={load} />
      <Passkeys takesCode={answer?.isOn ?? false} />
    </>
  );
}
