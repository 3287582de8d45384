import type { NewsletterFormProps } from '@daily-nest/ui/newsletter-form';
import { useOwner } from '../data/use-owner.ts';
import { useRootData } from '../data/use-root-data.ts';
import module from 'virtual:late-script/newsletter';
import { subscribeBy } from './subscribe-by.ts';

/** The letters of the backend: each is signed up for, and left, by itself. */
export type List = 'weekly' | 'breaking';

/** Below the field, where letters are sent. */
const sendingNote = 'First comes a letter that asks you to confirm. Every letter has a link to leave.';

type FormProps = Pick<NewsletterFormProps, 'action' | 'fields' | 'note' | 'onSubscribe'> & {
  /** What serves the form before the application runs. */
  'data-module': string;
};

/** What a sign-up form of this site does: it is sent where there is a newsletter, and else says that it sends nothing. */
export function useNewsletter(list: List): FormProps {
  const { newsletterNote } = useOwner();
  const root = useRootData();
  const isSent = root?.newsletter ?? false;
  const form = { 'data-module': module, onSubscribe: subscribeBy(isSent) };
  if (!isSent) return { ...form, note: <UnsentNote note={newsletterNote} /> };
  return {
    ...form,
    action: '/newsletter/sign-up',
    fields: { list },
    note: root?.owner.newsletterNote ?? sendingNote,
  };
}

/** Below the field, where no letters are sent: that they are not, and what brings the news meanwhile. */
function UnsentNote({ note }: { note: string }) {
  return (
    <>
      {note} What is new also comes by feed: <a href="/feeds/articles.rss">articles</a>,{' '}
      <a href="/feeds/blog.rss">blog</a>, or into your <a href="/feeds/articles.ics">calendar</a>.
    </>
  );
}
