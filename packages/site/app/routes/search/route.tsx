import { useId } from 'react';
import { useNavigate } from 'react-router';
import { CoverImage, pictureProps } from '@daily-nest/ui/cover-image';
import { EmptyState } from '@daily-nest/ui/empty-state';
import { Headline } from '@daily-nest/ui/headline';
import { Link } from '@daily-nest/ui/link';
import { Kicker } from '@daily-nest/ui/kicker';
import { SearchField } from '@daily-nest/ui/search-field';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { UrgentAnswer } from '@daily-nest/ui/urgent-answer';
import module from 'virtual:late-script/site-search';
import { names } from '../../brand.ts';
import { urgentLink } from '../../brand-values.ts';
import { backendContext } from '../../data/backend.server.ts';
import { unansweredContext } from '../../data/request-context.server.ts';
import { siteContext } from '../../data/site-context.ts';
import { useOwner } from '../../data/use-owner.ts';
import { anchorOf } from '../../listing/cards.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo } from '../../seo/index.ts';
import { PageBanner } from '../../shell/PageBanner.tsx';
import * as page from '../../shell/page.css.ts';
import { searchQuery } from '../../site-search/query.ts';
import { foundParts } from '../../site-search/found-parts.ts';
import { searchSite } from '../../site-search/site-search.server.ts';
import { examples, nearestSubjects } from '../../site-search/subjects.server.ts';
import { suggestPages } from '../../site-search/suggest-pages.ts';
import type { Route } from './+types/route';
import * as css from './search.css.ts';
import * as words from '../../words/search.ts';
import { searchEverything } from '../../words/shell.ts';

export const handle: RouteHandle = { query: ['q', 'in'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('q') ?? '';
  const query = searchQuery.parse(typed);
  const { domain } = context.get(siteContext);
  const { hits, counts, unanswered, ...found } = await searchSite(
    context.get(backendContext),
    query,
    domain,
    typed,
  );
  // Without the posts it is unknown whether something answers the query; and another view of the same results
  // is not another search.
  if (unanswered && !found.incomplete && !url.searchParams.has('in')) context.get(unansweredContext)(typed);
  const only = counts.find(({ kind }) => anchorOf(kind) === url.searchParams.get('in'));
  return {
    query,
    ...found,
    counts,
    only: only?.kind,
    hits: hits.filter(({ kind }) => !only || kind === only.kind),
    count: only?.count ?? hits.length,
    missing: unanswered,
    ...(unanswered && { near: nearestSubjects(query) }),
    ...((unanswered || query === '') && { examples }),
  };
}

/** One search field for everything on the site. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const {
    query,
    urgent,
    hits,
    words: asked,
    count,
    incomplete,
    missing,
    near,
    examples: common,
  } = loaderData;
  const navigate = useNavigate();
  return (
    <div className={page.stack}>
      <Seo
        title={query ? words.searchFor(query) : words.search}
        description={words.searchIs(names.name)}
        noindex
      />
      <PageBanner title={words.search} standfirst={words.inOneBox}>
        <SearchField
          key={query}
          data-module={module}
          action="/search"
          label={searchEverything}
          placeholder={words.hint}
          defaultValue={query}
          suggest={suggestPages}
          onFollow={(href) => void navigate(href)}
          status={query && statusOf(loaderData)}
        />
      </PageBanner>
      {urgent && <Urgent {...urgent} />}
      {incomplete && <p className={page.quiet}>{words.blogIsAway}</p>}
      {missing && count === 0 && (
        <EmptyState
          title={words.nothingFound}
          text={words.nothingOn(query)}
          links={[{ label: words.urgentHelp, href: urgentLink.href }]}
        />
      )}
      {missing && count > 0 && <p className={css.missing}>{words.onlyNear}</p>}
      {hits.length > 0 && (
        <div className={css.found}>
          <Kinds {...loaderData} />
          <ol className={css.hits}>
            {hits.map((hit, place) => (
              <Result key={`${hit.href}${hit.title}`} {...hit} best={place === 0} asked={asked} />
            ))}
          </ol>
        </div>
      )}
      {missing && <ContactEditors query={query} />}
      {near && near.length > 0 && <Subjects label={words.subjectsNear} subjects={near} />}
      {common && <Subjects label={words.oftenLookedFor} subjects={common} />}
    </div>
  );
}

function Urgent({ found: _found, ...answer }: NonNullable<Loaded['urgent']>) {
  return <UrgentAnswer {...answer} />;
}

type Loaded = Route.ComponentProps['loaderData'];

function statusOf({ query, urgent, count, only }: Loaded): string {
  const first = urgent?.found ? words.urgentFirst(urgent.title) : '';
  return first + words.results(count, query, only);
}

/** Links to all results, or to those of one kind. */
function Kinds({ query, counts, only }: Loaded) {
  if (counts.length < 2) return null;
  const hrefOf = (kind?: string) =>
    `/search?${new URLSearchParams({ q: query, ...(kind && { in: anchorOf(kind) }) })}`;
  return (
    <nav aria-label={words.kindsOfPages} className={css.kinds}>
      <Link href={hrefOf()} aria-current={only ? undefined : 'page'}>
        {words.all}
      </Link>
      {counts.map(({ kind, count }) => (
        <Link key={kind} href={hrefOf(kind)} aria-current={only === kind ? 'page' : undefined}>
          {kind} <span className={css.count}>{count}</span>
        </Link>
      ))}
    </nav>
  );
}

function Result({
  kind,
  title,
  text,
  href,
  image,
  best,
  asked,
}: Loaded['hits'][number] & { best: boolean; asked: readonly string[] }) {
  // Only an answer may be longer than this: the best one is not cut.
  const whole = text.length > 400;
  return (
    <li
      className={[css.hit, whole ? css.alone : best && css.best, image && css.pictured]
        .filter(Boolean)
        .join(' ')}
    >
      <Kicker className={css.kind}>{kind}</Kicker>
      <div className={css.words}>
        <Headline headingLevel={2} size={best ? 'h3' : 'h5'} href={href}>
          <Marked text={title} words={asked} />
        </Headline>
        <Standfirst size={best ? 'summary' : 'small'} className={whole ? css.answer : undefined}>
          <Marked text={text} words={asked} />
        </Standfirst>
      </div>
      {image && (
        <CoverImage
          className={css.picture}
          {...pictureProps(image)}
          alt=""
          sizes="(min-width: 64rem) 22vw, (min-width: 48rem) 7.25rem, 5.75rem"
        />
      )}
    </li>
  );
}

/** A text with the query's words highlighted. */
function Marked({ text, words: asked }: { text: string; words: readonly string[] }) {
  return foundParts(text, asked).map(({ part, found }, place) =>
    found ? <mark key={place}>{part}</mark> : part,
  );
}

function ContactEditors({ query }: { query: string }) {
  const { contactEmail } = useOwner();
  const letter = new URLSearchParams({ subject: words.missingSubject(query) })
    .toString()
    .replaceAll('+', '%20');
  return (
    <p className={css.missing}>
      {words.shouldWeAnswer} <a href={`mailto:${contactEmail}?${letter}`}>{words.tellEditors}</a>
    </p>
  );
}

function Subjects({ label, subjects }: { label: string; subjects: readonly string[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={css.group}>
      <h2 id={id} className={css.label}>
        {label}
      </h2>
      <ul className={css.examples}>
        {subjects.map((subject) => (
          <li key={subject}>
            <Link href={`/search?${new URLSearchParams({ q: subject })}`}>{subject}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
