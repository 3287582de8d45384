import { Link } from '@daily-nest/ui/link';
import { SearchField } from '@daily-nest/ui/search-field';
import { urgentLink } from '../brand.ts';
import { wordsOf } from './words-of.ts';
import * as css from './WaysOn.css.ts';
import * as words from '../words/errors.ts';
import { searchEverything } from '../words/shell.ts';
import { linksOf } from '@daily-nest/content/parts';

const lists = linksOf([
  { label: words.articles, href: '/articles' },
  { label: words.parentingTips, href: '/parenting-tips' },
  { label: words.communityStories, href: '/community-stories' },
  { label: words.blog, href: '/blog' },
  urgentLink,
]);

/** Links for a reader at an unknown address: a search for the words of the address, and the lists. */
export function WaysOn({ path }: { path: string }) {
  return (
    <>
      <SearchField
        className={css.search}
        action="/search"
        label={searchEverything}
        showLabel
        defaultValue={wordsOf(path)}
      />
      <nav aria-label={words.waysOn} className={css.ways}>
        {lists.map(({ label, href }) => (
          <Link key={href} href={href} className={css.way}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
