import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { api, CallError, type Confirmation, type Person } from '../api.ts';

/** Signs in by a passkey: chosen in the field for the address, or asked for at once. */
export async function signInByPasskey({ inField }: { inField: boolean }): Promise<Person> {
  const optionsJSON = await api.passkeyToSignIn();
  const answer = await explained(startAuthentication({ optionsJSON, useBrowserAutofill: inField }));
  return (await api.signInByPasskey(answer)).person;
}

/** Has the browser make a passkey, after the password was given again. */
export async function makePasskey(given: Confirmation, name: string): Promise<void> {
  const optionsJSON = await api.beginPasskey(given);
  await api.addPasskey(name, await explained(startRegistration({ optionsJSON })));
}

/** What browsers call these in words of their own. */
const reasons: Record<string, string> = {
  InvalidStateError: 'There is a passkey for the desk here already.',
  NotAllowedError: 'The browser was not allowed to. Try again.',
  SecurityError: 'Passkeys do not work at this address of the desk.',
};

async function explained<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new CallError(0, reasons[name] ?? 'This browser has no passkeys.', {});
  }
}
