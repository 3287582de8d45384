/** Asks a running desk as one editor: a cookie that it was given is sent again. */
export function deskClient(url: () => string, origin: string) {
  let cookie = '';

  async function ask(method: string, path: string, body: object = {}) {
    const answer = await fetch(`${url()}/desk/api${path}`, {
      method,
      headers: { origin, cookie, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    const given = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    if (given.length > 0) cookie = given.join('; ');
    // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
    const read: any = await answer.json().catch(() => ({}));
    return { status: answer.status, body: read };
  }

  /** Accepts an invitation, as Rosa. */
  const accept = (token: string) =>
    ask('POST', '/invitation/accept', { token, name: 'Rosa', password: 'a long enough password' });
  return { ask, accept };
}
