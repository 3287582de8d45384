import { describe, expect, it } from 'vitest';
import { header, textOf } from '@daily-nest/testing/mail-server';
import { subscriptions } from '../src/db/mail-schema.ts';
import { wordsOf } from '../src/mail/letter/words/words.ts';
import { onOneDatabase } from './databases.ts';
import { useNewsletter } from './newsletter.ts';

const reader = 'rosa@example.org';

/** The text of a header as a mail client shows it: RFC 2047 in UTF-8. */
const shown = (text = '') =>
  text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?(.*?)\?=/gi, (_all, way: string, coded: string) =>
      /b/i.test(way)
        ? Buffer.from(coded, 'base64').toString('utf8')
        : Buffer.from(
            coded
              .replaceAll('_', ' ')
              .replaceAll(/=([0-9A-F]{2})/gi, (_one, hex: string) =>
                String.fromCharCode(Number.parseInt(hex, 16)),
              ),
            'latin1',
          ).toString('utf8'),
    );

onOneDatabase('letters of a title', (kind) => {
  describe.each([
    ['es', 'Confirme, por favor: La carta para las familias', /<html lang=3D"es" dir=3D"ltr">/],
    ['ar', 'يُرجى التأكيد: رسالة العائلة', /<html lang=3D"ar" dir=3D"rtl">/],
  ] as const)('in %s', (language, subject, html) => {
    const nest = useNewsletter(kind, { MAIL_LANGUAGE: language, MAIL_FROM: 'El Nido <cartas@nido.example>' });

    it('ask in that language, and the next letter says that the reader is on the list', async () => {
      const { confirm, already } = wordsOf({ language });
      await nest.post('sign-up', { email: reader, list: 'weekly' });
      await nest.sending(() => nest.server.until(() => nest.server.to(reader).length === 1));
      const [{ raw } = { raw: '' }] = nest.server.to(reader);
      expect(shown(header(raw, 'Subject'))).toBe(subject);
      expect(raw).toMatch(html);
      expect(textOf(raw).replaceAll(/\s+/g, ' ')).toContain(confirm.ifYou);

      const token = /\/newsletter\/confirm\?token=(\S+)/.exec(textOf(raw))?.[1];
      expect((await nest.post('confirm', { token })).status).toBe(200);
      await nest.db.update(subscriptions).set({ askedAt: '2026-01-01T00:00:00Z' });
      await nest.post('sign-up', { email: reader, list: 'weekly' });
      await nest.sending(() => nest.server.until(() => nest.server.to(reader).length === 2));
      expect(textOf(nest.server.to(reader)[1]!.raw).replaceAll(/\s+/g, ' ')).toContain(already.missing);
    });
  });
});
