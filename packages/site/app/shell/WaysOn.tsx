import { Link } from '@daily-nest/ui/link';
import { SearchField } from '@daily-nest/ui/search-field';
import { urgentLink } from '../brand.ts';
import { wordsOf } from './words-of.ts';
import * as css from './WaysOn.css.ts';

const lists = [
  ['Articles', '/articles'],
  ['Parenting Tips', '/parenting-tips'],
  ['Community Stories', '/community-stories'],
  ['Blog', '/blog'],
  [urgentLink.label, urgentLink.href],
] as const;

/** Links for a reader at an unknown address: a search for the words of the address, and the lists. */
export function WaysOn({ path }: { path: string }) {
  return (
    <>
      <SearchField
        className={css.search}
        action="/search"
        label="Search everything"
        showLabel
        defaultValue={wordsOf(path)}
      />
      <nav aria-label="Ways on" className={css.ways}>
        {lists.map(([label, href]) => (
          <Link key={href} href={href} className={css.way}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
