import { Filled } from '../wording/Filled.tsx';
import * as page from './page.css.ts';
import * as words from '../words/shell.ts';

/** The link to a list's feed, the last line of its page. */
export function FeedLine({ feed, of }: { feed: string; of: string }) {
  return (
    <p className={page.quiet}>
      <Filled
        text={words.followFeed(of)}
        values={{
          rss: <a href={`/feeds/${feed}.rss`}>RSS</a>,
          atom: <a href={`/feeds/${feed}.atom`}>Atom</a>,
          json: <a href={`/feeds/${feed}.json`}>JSON Feed</a>,
        }}
      />
    </p>
  );
}
