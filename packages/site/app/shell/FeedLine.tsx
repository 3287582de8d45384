import * as page from './page.css.ts';

/** The link to a list's feed, the last line of its page. */
export function FeedLine({ feed, of }: { feed: string; of: string }) {
  return (
    <p className={page.quiet}>
      Follow {of} with a reader: <a href={`/feeds/${feed}.rss`}>RSS</a>,{' '}
      <a href={`/feeds/${feed}.atom`}>Atom</a> or <a href={`/feeds/${feed}.json`}>JSON Feed</a>.
    </p>
  );
}
