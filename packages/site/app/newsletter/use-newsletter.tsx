import type { NewsletterFormProps } from '@daily-nest/ui/newsletter-form';
import { useOwner } from '../data/use-owner.ts';
import { useRootData } from '../data/use-root-data.ts';
import module from 'virtual:late-script/newsletter';
import { Filled } from '../wording/Filled.tsx';
import { subscribeBy } from './subscribe-by.ts';
import * as words from '../words/newsletter.ts';
import { hasPart } from '@daily-nest/content/parts';

/** The lists of the backend, with separate subscriptions. */
export type List = 'weekly' | 'breaking';

type FormProps = Pick<NewsletterFormProps, 'action' | 'fields' | 'note' | 'onSubscribe'> & {
  /** The module that handles the form before the application runs. */
  'data-module': string;
};

/**
 * Returns the props of a sign-up form: it is sent if there is a newsletter, otherwise it says that it sends
 * nothing.
 */
export function useNewsletter(list: List): FormProps {
  const { newsletterNote } = useOwner();
  const root = useRootData();
  const isSent = root?.newsletter ?? false;
  const form = { 'data-module': module, onSubscribe: subscribeBy(isSent) };
  if (!isSent)
    return { ...form, note: list === 'weekly' ? <UnsentNote note={newsletterNote} /> : newsletterNote };
  return {
    ...form,
    action: '/newsletter/sign-up',
    fields: { list },
    note: root?.owner.newsletterNote ?? words.sendingNote,
  };
}

/**
 * The note below the field of the footer, on a site that sends no letters: says so, and where to find the news
 * meanwhile.
 */
function UnsentNote({ note }: { note: string }) {
  return (
    <>
      {note}{' '}
      <Filled
        text={hasPart('blog') ? words.alsoByFeed : words.alsoByFeedAlone}
        values={{
          articles: <a href="/feeds/articles.rss">{words.feedOfArticles}</a>,
          blog: <a href="/feeds/blog.rss">{words.feedOfBlog}</a>,
          calendar: <a href="/feeds/articles.ics">{words.calendar}</a>,
        }}
      />
    </>
  );
}
