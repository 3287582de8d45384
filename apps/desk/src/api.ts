import type { Change, Other, Piece, PieceRow, Title, Version } from '@daily-nest/content/desk';
import type { DraftFinding } from '@daily-nest/content/draft-checks';
import type { DraftFields } from '@daily-nest/content/draft';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import ky, { isHTTPError } from 'ky';

export type Role = 'writer' | 'editor' | 'owner';
export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** A site that shows the posts, under its own brand. */
export interface Site {
  name: string;
  origin: string;
  /** Of its posts. */
  domain: string;
}

/** Somebody of the desk, as owners see them. */
export interface Member extends Person {
  /** Whether signing in takes a code after the password. */
  hasCode: boolean;
}

/** What is asked for again before something that a stolen session must not do. */
export interface Confirmation {
  password: string;
  /** Where signing in takes one. */
  code: string;
}

export interface PasskeyRow {
  id: string;
  name: string;
  since: string;
  usedAt: string | null;
}

export interface SessionRow {
  id: string;
  address: string | null;
  browser: string | null;
  since: string;
  isThis: boolean;
}

export interface LogRow {
  at: string;
  person: string | null;
  address: string | null;
  action: string;
  target: string | null;
}

/** A call that was answered, but not as it was meant to be. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  /** The whole answer; a conflict has the newer version in it. */
  readonly answer: {
    error?: { code: string; message: string };
    newest?: Version;
    findings?: DraftFinding[];
    reasons?: string[];
  };

  constructor(status: number, message: string, answer: CallError['answer']) {
    super(message);
    this.status = status;
    this.answer = answer;
  }
}

const client = ky.create({
  prefix: '/desk/api/',
  // What is typed is sent again by the draft itself, with what was typed meanwhile.
  retry: 0,
  timeout: 15_000,
});

/** One call. Throws a `CallError` for an answer that is none, and anything else where there was no answer. */
export async function call<Answer>(
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  json?: unknown,
  more: { keepalive?: boolean; timeout?: number } = {},
): Promise<Answer> {
  try {
    return await client(path, {
      method,
      ...(json instanceof Blob
        ? { body: json, headers: { 'content-type': 'application/octet-stream' } }
        : method !== 'get' && { json: json ?? {} }),
      ...more,
    }).json<Answer>();
  } catch (error) {
    if (!isHTTPError(error)) throw error;
    const body = (error.data ?? {}) as CallError['answer'];
    throw new CallError(
      error.response.status,
      body.error?.message ?? 'The desk did not understand the answer.',
      body,
    );
  }
}

/** The part of an address that names the title. */
export const ofTitle = (domain: string) => `?domain=${encodeURIComponent(domain)}`;

export const api = {
  session: () =>
    call<{ person: Person | null; site: string | null; sites: Site[]; titles: Title[]; zone: string }>(
      'get',
      'session',
    ),
  signIn: (given: { email: string; password: string }) =>
    call<{ person: Person } | { person: null; next: 'code' }>('post', 'sign-in', given),
  signInByCode: (code: string) => call<{ person: Person }>('post', 'sign-in/code', { code }),
  signOut: () => call('post', 'sign-out'),
  invitation: (token: string) =>
    call<{ email: string; role: Role; name?: string }>('post', 'invitation', { token }),
  accept: (given: { token: string; name: string; password: string }) =>
    call<{ person: Person }>('post', 'invitation/accept', given),
  sessions: () => call<{ sessions: SessionRow[] }>('get', 'sessions'),
  endSession: (id: string) => call('delete', `sessions/${id}`),
  secondStep: () => call<{ isOn: boolean; codesLeft: number }>('get', 'second-step'),
  setUpSecondStep: (given: Confirmation) =>
    call<{ secret: string; picture: string }>('post', 'second-step', given),
  confirmSecondStep: (code: string) => call<{ codes: string[] }>('post', 'second-step/confirm', { code }),
  endSecondStep: (given: Confirmation) => call('delete', 'second-step', given),
  passkeyToSignIn: () => call<PublicKeyCredentialRequestOptionsJSON>('post', 'sign-in/passkey/begin'),
  signInByPasskey: (answer: AuthenticationResponseJSON) =>
    call<{ person: Person }>('post', 'sign-in/passkey', { answer }),
  passkeys: () => call<{ passkeys: PasskeyRow[] }>('get', 'passkeys'),
  beginPasskey: (given: Confirmation) =>
    call<PublicKeyCredentialCreationOptionsJSON>('post', 'passkeys/begin', given),
  addPasskey: (name: string, answer: RegistrationResponseJSON) => call('post', 'passkeys', { name, answer }),
  renamePasskey: (id: string, name: string) => call('patch', `passkeys/${id}`, { name }),
  removePasskey: (id: string) => call('delete', `passkeys/${id}`),
  people: () =>
    call<{ people: Member[]; invited: { email: string; role: Role; expiresAt: string }[] }>('get', 'people'),
  invite: (given: { email: string; role: Role }) => call<{ link: string }>('post', 'people', given),
  changeRole: (id: string, role: Role) => call('patch', `people/${id}`, { role }),
  removePerson: (id: string) => call('delete', `people/${id}`),
  log: () => call<{ log: LogRow[] }>('get', 'log'),
  pieces: (before?: string) =>
    call<{ pieces: PieceRow[] }>(
      'get',
      before === undefined ? 'pieces' : `pieces?before=${encodeURIComponent(before)}`,
    ),
  begin: (domain: string) => call<{ id: string }>('post', `pieces${ofTitle(domain)}`),
  posts: (domain: string) =>
    call<{ posts: { slug: string; title: string; date: string }[] }>('get', `posts${ofTitle(domain)}`),
  openPost: (slug: string) => call<{ id: string }>('post', 'posts/open', { slug }),
  piece: (id: string) => call<Piece>('get', `pieces/${id}`),
  save: (id: string, given: { base: number; fields: DraftFields }, more?: { keepalive: boolean }) =>
    call<{ version: number }>('put', `pieces/${id}`, given, more),
  versions: (id: string) => call<{ versions: Omit<Version, 'fields'>[] }>('get', `pieces/${id}/versions`),
  version: (id: string, number: number) => call<Version>('get', `pieces/${id}/versions/${number}`),
  upload: (file: Blob) => call<{ image: string }>('post', 'uploads', file, { timeout: 180_000 }),
  beIn: (id: string, window: string) =>
    call<{ others: Other[]; version: number }>('put', `pieces/${id}/presence/${window}`),
  leave: (id: string, window: string) =>
    call('delete', `pieces/${id}/presence/${window}`, undefined, { keepalive: true }),
  links: (id: string) => call<{ findings: DraftFinding[] }>('post', `pieces/${id}/links`),
  preview: (id: string) => call<{ path: string }>('post', `pieces/${id}/preview`),
  publish: (id: string, version: number, change: Change = 'new') =>
    call<{ slug: string }>('post', `pieces/${id}/publish`, { version, change }),
  withdraw: (id: string, words: string) => call('post', `pieces/${id}/withdraw`, { words }),
  plan: (id: string, given: { version: number; at: string }) => call('put', `pieces/${id}/schedule`, given),
  cancelPlan: (id: string) => call('delete', `pieces/${id}/schedule`),
  undo: (id: string) => call('post', `pieces/${id}/undo`),
  changeAddress: (id: string, slug: string) => call('put', `pieces/${id}/address`, { slug }),
};

export type Api = typeof api;

/** What to tell about a failed call. */
export function wordsOf(error: unknown): string {
  return error instanceof CallError
    ? error.message
    : 'The desk cannot be reached. Look at your connection and try again.';
}
