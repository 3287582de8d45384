import { Banner } from '@daily-nest/ui/banner';
import { CategoryBadge } from '@daily-nest/ui/category-badge';
import { EmptyState } from '@daily-nest/ui/empty-state';
import { Headline } from '@daily-nest/ui/headline';
import { Link } from '@daily-nest/ui/link';
import { SearchField } from '@daily-nest/ui/search-field';
import { Section } from '@daily-nest/ui/section';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { names } from '../../brand.ts';
import { backendContext } from '../../data/backend.server.ts';
import { siteContext } from '../../data/siteContext.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo } from '../../seo/index.ts';
import * as page from '../../shell/page.css.ts';
import { searchQuery } from '../../site-search/query.ts';
import { searchSite } from '../../site-search/siteSearch.server.ts';
import type { Route } from './+types/route';
import * as css from './search.css.ts';
import { useSuggestions } from './useSuggestions.ts';

export const handle: RouteHandle = { query: ['q'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = searchQuery.parse(url.searchParams.get('q'));
  const { domain } = context.get(siteContext);
  return { query, ...(await searchSite(context.get(backendContext), query, domain)) };
}

/** One box for everything that the site publishes. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, groups, count, incomplete } = loaderData;
  const { suggestions, ask } = useSuggestions();
  return (
    <div className={page.stack}>
      <Seo
        title={query ? `Search: ${query}` : 'Search'}
        description={`Search everything in ${names.name}: articles, health and wellness, blog, tips, stories, answers and books.`}
        noindex
      />
      <Banner
        title="Search"
        standfirst="Articles, health, the blog, tips, stories, answers and books, in one box."
      >
        <div className={css.box}>
          <SearchField
            key={query}
            action="/search"
            label="Search everything"
            placeholder="Fever, tantrums, first words…"
            defaultValue={query}
            onQueryChange={ask}
            status={query && `${count === 1 ? '1 result' : `${count} results`} for “${query}”`}
          />
          {suggestions.length > 0 && (
            <nav aria-label="Suggestions" className={css.suggestions}>
              <ul>
                {suggestions.map(({ kind, title, href }) => (
                  <li key={`${kind}${title}`}>
                    <Link href={href}>{title}</Link> <span className={page.quiet}>{kind}</span>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </Banner>
      {incomplete && (
        <p className={page.quiet}>
          The blog cannot be searched right now. Its posts are missing from this list.
        </p>
      )}
      {query && count === 0 && (
        <EmptyState
          title="Nothing found"
          text="Try one word less, or another word for the same thing."
          action={[
            { label: 'All articles', href: '/articles' },
            { label: 'Questions and answers', href: '/faq' },
          ]}
        />
      )}
      {groups.map(({ kind, hits }) => (
        <Section key={kind} title={kind}>
          <ul className={css.hits}>
            {hits.map(({ title, text, href, section }) => (
              <li key={`${href}${title}`} className={css.hit}>
                {section && <CategoryBadge section={section}>{kind}</CategoryBadge>}
                <Headline level={3} size="h5">
                  <Link href={href}>{title}</Link>
                </Headline>
                <Standfirst size="summary">{text}</Standfirst>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}
