import type { NewsletterFormProps } from '@daily-nest/ui/newsletter-form';
import { useOwner } from '../data/useOwner.ts';
import { useRootData } from '../data/useRootData.ts';
import { askByForm } from './askByForm.ts';

/** The letters of the backend: each is signed up for, and left, by itself. */
export type List = 'weekly' | 'breaking';

/** Below the field, where letters are sent. */
const sendingNote = 'First comes a letter that asks you to confirm. Every letter has a link to leave.';

type FormProps = Pick<NewsletterFormProps, 'to' | 'fields' | 'note' | 'onSubscribe'>;

/** What a sign-up form of this site does: it is sent where there is a newsletter, and else says that it sends nothing. */
export function useNewsletter(list: List): FormProps {
  const { newsletterNote } = useOwner();
  const root = useRootData();
  if (!root?.newsletter) return { note: newsletterNote, onSubscribe: logSubscription };
  return {
    to: '/newsletter/sign-up',
    fields: { list },
    note: root.owner.newsletterNote ?? sendingNote,
    onSubscribe: askByForm,
  };
}

/** The sign-up sends nothing; the address is only written to the browser's own log. */
function logSubscription(email: string) {
  // oxlint-disable-next-line no-console
  console.debug('newsletter', email);
}
