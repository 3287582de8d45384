import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent } from 'react';
import { CallError, type Person, wordsOf } from '../api.ts';
import { signInByPasskey } from './passkey.ts';

/** Has the browser offer a passkey in the field for the address, where it can, for as long as that field is there. */
export function usePasskeyInField(
  onPerson: (person: Person) => void,
  onFault: (fault: string) => void,
): void {
  const enter = useEffectEvent(onPerson);
  const fail = useEffectEvent(onFault);

  useEffect(() => {
    let isOver = false;
    async function wait(): Promise<void> {
      try {
        enter(await signInByPasskey({ inField: true }));
      } catch (error) {
        // Otherwise nobody has chosen one, and it waits no longer.
        if (isOver || !(error instanceof CallError) || error.status !== 401) return;
        fail(wordsOf(error));
        await wait();
      }
    }
    void browserSupportsWebAuthnAutofill().then((can) => (can && !isOver ? wait() : undefined));
    return () => {
      isOver = true;
      WebAuthnAbortService.cancelCeremony();
    };
  }, []);
}
