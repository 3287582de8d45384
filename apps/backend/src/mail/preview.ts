import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alreadyLetter, confirmLetter, type LetterText } from './letter/confirm.ts';
import { breakingLetter } from './letter/breaking.ts';
import type { MailSettings } from '../mail-settings.ts';

type Looks = Pick<MailSettings, 'from' | 'siteUrl' | 'imprint' | 'language'>;

/** The sender and address in previews, which need no settings. */
export const sampleLooks: Looks = {
  from: { name: 'The Daily Nest', address: 'letters@thedailynest.example' },
  siteUrl: 'https://thedailynest.example',
  language: 'en',
  imprint: undefined,
};

/** Returns a sample of every letter for a preview in a browser. */
export async function allLetters(
  settings: Looks,
  weekly: LetterText | undefined,
): Promise<Record<string, LetterText>> {
  const confirmUrl = `${settings.siteUrl}/newsletter/confirm`;
  const leaveUrl = `${settings.siteUrl}/newsletter/leave`;
  const list = 'weekly';
  return {
    ...(weekly && { weekly }),
    breaking: await breakingLetter({
      settings,
      news: {
        title: 'An infant swing is recalled: stop using it today',
        link: '/urgent',
        body: [
          'The maker and the Consumer Product Safety Commission ask families to stop using the swing at once, because babies were put at risk when they slept in it.',
          'Look under the seat for the model number. The notice says how to get your money back without a receipt.',
        ],
      },
    }),
    confirm: await confirmLetter({ settings, list, confirmUrl, leaveUrl }),
    already: await alreadyLetter({ settings, list, leaveUrl }),
  };
}

/** Writes letters into a folder, each as HTML and as text. */
export async function writeLetters(folder: string, letters: Record<string, LetterText>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, { html, text }] of Object.entries(letters)) {
    await writeFile(join(folder, `${name}.html`), html);
    await writeFile(join(folder, `${name}.txt`), text);
  }
}
