import { afterEach, expect, it } from 'vitest';
import { mailCertificate } from '@daily-nest/testing/mail-certificate';
import { type MailServer, startMailServer } from '@daily-nest/testing/mail-server';
import { enqueue } from '../src/mail/queue.ts';
import { onOneDatabase } from './databases.ts';
import { someLetter, useNewsletter } from './newsletter.ts';

const login = { user: 'nest', password: 's3cret-pass' };
const trusted = `?${new URLSearchParams({ 'tls.ca': mailCertificate.cert })}`;

/** Returns the same server under an address that does not count as local. */
const away = (url: string) => url.replace('127.0.0.1', '0.0.0.0');

onOneDatabase('the connection to a mail server', (kind) => {
  const nest = useNewsletter(kind);
  let server: MailServer;
  afterEach(() => server.stop());

  async function sendOver(url: string, until: () => Promise<unknown>) {
    await nest.readers(['rosa@example.org']);
    await enqueue(nest.db, someLetter);
    await nest.sending(until, { url });
  }
  const isAway = () =>
    expect.poll(() => nest.logged.join(''), { timeout: 30_000 }).toContain('the mail server is away');
  const isSent = () => expect.poll(() => nest.states(), { timeout: 30_000 }).toEqual(['sent']);

  it.each(['this machine', 'another machine'])(
    'to %s is encrypted before the password is sent if the server offers STARTTLS',
    async (where) => {
      server = await startMailServer({ login, tls: true });
      const url = where === 'this machine' ? server.url : away(server.url);
      await sendOver(url + trusted, isSent);
      expect(server.state.logins).toEqual(['encrypted']);
      expect(server.taken.map(({ to, secure }) => [to, secure])).toEqual([['rosa@example.org', true]]);
    },
  );

  it('to another machine without encryption sends neither a letter nor the password', async () => {
    server = await startMailServer({ login });
    await sendOver(away(server.url), isAway);
    expect([server.state.logins, server.taken]).toEqual([[], []]);
    expect(await nest.states()).toEqual(['queued']);
  });

  it('to a server with an untrusted certificate sends neither a letter nor the password', async () => {
    server = await startMailServer({ login, tls: true });
    await sendOver(away(server.url), isAway);
    expect([server.state.logins, server.taken]).toEqual([[], []]);
    expect(await nest.states()).toEqual(['queued']);
  });
});
