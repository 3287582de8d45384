import { useId } from 'react';
import { useNavigate } from 'react-router';
import { Banner } from '@daily-nest/ui/banner';
import { CoverImage, pictureProps } from '@daily-nest/ui/cover-image';
import { EmptyState } from '@daily-nest/ui/empty-state';
import { Headline } from '@daily-nest/ui/headline';
import { Link } from '@daily-nest/ui/link';
import { MoreLink } from '@daily-nest/ui/more-link';
import { SearchField } from '@daily-nest/ui/search-field';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { UrgentAnswer } from '@daily-nest/ui/urgent-answer';
import module from 'virtual:late-script/site-search';
import { names } from '../../brand.ts';
import { backendContext } from '../../data/backend.server.ts';
import { siteContext } from '../../data/site-context.ts';
import { anchorOf } from '../../listing/cards.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo } from '../../seo/index.ts';
import * as page from '../../shell/page.css.ts';
import { searchQuery } from '../../site-search/query.ts';
import { foundParts } from '../../site-search/found-parts.ts';
import type { Hit } from '../../site-search/page-index.server.ts';
import { type Found, searchSite } from '../../site-search/site-search.server.ts';
import { suggestPages } from '../../site-search/suggest-pages.ts';
import { urgentAnswer } from '../../site-search/urgent-answer.server.ts';
import type { Route } from './+types/route';
import * as css from './search.css.ts';

export const handle: RouteHandle = { query: ['q', 'in'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('q') ?? '';
  const query = searchQuery.parse(typed);
  const { domain } = context.get(siteContext);
  const found = await searchSite(context.get(backendContext), query, domain);
  const only = found.groups.find(({ kind }) => anchorOf(kind) === url.searchParams.get('in'));
  return {
    query,
    urgent: urgentAnswer(typed),
    ...found,
    ...(only && { only: only.kind, groups: [only], count: only.hits.length }),
  };
}

/** Each finds something of several kinds. */
const examples = ['Fever', 'Sleep', 'Tantrums', 'Picky eaters', 'Screen time', 'Car seats'];

/** One box for everything that the site publishes. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, urgent, groups, count, incomplete, only } = loaderData;
  const navigate = useNavigate();
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
        <SearchField
          key={query}
          data-module={module}
          action="/search"
          label="Search everything"
          placeholder="Fever, tantrums, first words…"
          defaultValue={query}
          suggest={suggestPages}
          onFollow={(href) => void navigate(href)}
          status={
            query &&
            `${urgent ? `Urgent help first: ${urgent.title}. ` : ''}${count === 1 ? '1 result' : `${count} results`} for “${query}”${only ? ` in ${only}` : ''}`
          }
        />
      </Banner>
      {urgent && <UrgentAnswer {...urgent} />}
      {incomplete && (
        <p className={page.quiet}>
          The blog cannot be searched right now. Its posts are missing from this list.
        </p>
      )}
      {!query && (
        <nav aria-labelledby="examples" className={css.group}>
          <h2 id="examples" className={css.label}>
            Often looked for
          </h2>
          <ul className={css.examples}>
            {examples.map((words) => (
              <li key={words}>
                <Link href={`/search?${new URLSearchParams({ q: words })}`}>{words}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {query && count === 0 && (
        <EmptyState
          title="Nothing found"
          text="Try one word less, or another word for the same thing."
          links={[
            { label: 'All articles', href: '/articles' },
            { label: 'Questions and answers', href: '/faq' },
          ]}
        />
      )}
      {groups.map((group) => (
        <Group key={group.kind} {...group} query={query} whole={only !== undefined} />
      ))}
      {only && (
        <p>
          <MoreLink href={`/search?${new URLSearchParams({ q: query })}`}>
            Everything found for “{query}”
          </MoreLink>
        </p>
      )}
    </div>
  );
}

/** So many of a kind are shown with the other kinds; a link leads to all of them. */
const mostOfKind = 4;

function Group({ kind, hits, query, whole }: Found['groups'][number] & { query: string; whole: boolean }) {
  const id = useId();
  const shown = whole ? hits : hits.slice(0, mostOfKind);
  return (
    <section aria-labelledby={id} className={css.group}>
      <div>
        <h2 id={id} className={css.label}>
          {kind}
        </h2>
        <p className={css.count}>{hits.length === 1 ? '1 result' : `${hits.length} results`}</p>
      </div>
      <div className={css.found}>
        <ul className={css.hits}>
          {shown.map((hit, place) => (
            <Result key={`${hit.href}${hit.title}`} {...hit} best={place === 0} query={query} />
          ))}
        </ul>
        {shown.length < hits.length && (
          <MoreLink href={`/search?${new URLSearchParams({ q: query, in: anchorOf(kind) })}`}>
            All {hits.length} in {kind}
          </MoreLink>
        )}
      </div>
    </section>
  );
}

function Result({ title, text, href, image, best, query }: Hit & { best: boolean; query: string }) {
  const classes = [css.hit, best && css.best, image && css.pictured];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <div className={css.words}>
        <Headline headingLevel={3} size={best ? 'h3' : 'h5'} href={href}>
          <Marked text={title} query={query} />
        </Headline>
        <Standfirst size={best ? 'summary' : 'small'}>
          <Marked text={text} query={query} />
        </Standfirst>
      </div>
      {image && (
        <CoverImage
          className={css.picture}
          {...pictureProps(image)}
          alt=""
          sizes="(min-width: 64rem) 15rem, (min-width: 48rem) 7.25rem, 5.75rem"
        />
      )}
    </li>
  );
}

/** A text with the words of the query on a highlighter's stripe. */
function Marked({ text, query }: { text: string; query: string }) {
  return foundParts(text, query).map(({ part, found }, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which never move
    found ? <mark key={place}>{part}</mark> : part,
  );
}
