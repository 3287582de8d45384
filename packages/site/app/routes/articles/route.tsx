import { groupArticles } from '@daily-nest/content/articles';
import { articleReferences } from '@daily-nest/content/resources';
import { EmptyState } from '@daily-nest/ui/empty-state';
import { Grid } from '@daily-nest/ui/grid';
import { SearchField } from '@daily-nest/ui/search-field';
import { Section } from '@daily-nest/ui/section';
import { AdBand } from '../../ads/AdBand.tsx';
import { layout as own, names } from '../../brand.ts';
import { frontContext } from '../../data/front.server.ts';
import type { Card as CardData } from '../../listing/cards.ts';
import { foundText, type Group } from '../../listing/groups.ts';
import { search } from '../../listing/listing.css.ts';
import * as lists from '../../listing/layouts.css.ts';
import { layoutAt, layoutOf, type ListLayout, placeAt } from '../../listing/layouts.ts';
import { ReferenceLinks } from '../../listing/ReferenceLinks.tsx';
import { useLiveQuery } from '../../listing/use-live-query.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import { Seo } from '../../seo/index.ts';
import { PageBanner } from '../../shell/PageBanner.tsx';
import * as page from '../../shell/page.css.ts';
import { withOwn } from '../../with-own.ts';
import type { Route } from './+types/route';
import * as css from './articles.css.ts';
import { cardGroups, ofTheDay, searchArticles } from './articles.ts';
import { Card } from '../../slots/Card.ts';
import * as words from '../../words/articles.ts';
import { articles, articlesFound } from '../../words/lists.ts';

export const handle: RouteHandle = { query: ['q'], people: ['staff'] };

export function loader({ context }: Route.LoaderArgs) {
  const { lifted } = context.get(frontContext);
  return { groups: ofTheDay(cardGroups(groupArticles()), lifted), references: articleReferences };
}

export { shouldRevalidate } from '../../listing/use-live-query.ts';

const title = articles;
const standfirst = words.articlesAre;

export default function Articles({ loaderData: { groups, references } }: Route.ComponentProps) {
  const { query, field } = useLiveQuery();
  const found = searchArticles(groups, query);
  return (
    <div className={page.stack}>
      <ArticlesSeo query={query} groups={groups} />
      <PageBanner title={title} standfirst={standfirst} section="family">
        <SearchField
          key={field.key}
          {...field.props}
          className={search}
          action="/articles"
          label={words.searchArticles}
          placeholder={words.searchArticlesBy}
          status={foundText(query, found, articlesFound)}
        />
      </PageBanner>
      <div className={css.results}>
        {found.length === 0 && <EmptyState text={words.noArticlesFound} />}
        {found.map((group, turn) => (
          <Category
            key={group.id}
            {...group}
            layout={query === '' ? layoutAt(turn, group.items.length) : layoutOf(group.items.length)}
            first={turn === 0}
          />
        ))}
      </div>
      <AdBand places={['listTop', 'listTopSecond']} shared="buddhatv" />
      <Section title={words.furtherReading} standfirst={words.whereWeLook}>
        <ReferenceLinks links={references} />
      </Section>
    </div>
  );
}

/** A category in its layout; search results have the layout for their number. */
function Category({
  id,
  category,
  section,
  items: cards,
  layout,
  first,
}: Group<CardData> & { layout?: ListLayout; first: boolean }) {
  return (
    <Section
      id={id}
      className={withOwn(css.category, own.pages?.category)}
      title={category}
      section={section}
    >
      {layout ? (
        <div className={withOwn(lists.layout[layout], own.pages?.cards)}>
          {cards.map((card, place) => (
            <Card
              key={card.href}
              {...card}
              {...placeAt(layout, place)}
              kickerShown={false}
              priority={first && place === 0}
            />
          ))}
        </div>
      ) : (
        <Grid layout="thirds">
          {cards.map((card) => (
            <Card key={card.href} {...card} kickerShown={false} />
          ))}
        </Grid>
      )}
    </Section>
  );
}

function ArticlesSeo({ query, groups }: { query: string; groups: readonly Group<CardData>[] }) {
  if (query !== '') {
    return (
      <Seo
        title={words.articlesOn(query)}
        description={words.articlesMatching(names.name, query)}
        canonical="/articles"
        noindex
      />
    );
  }
  return (
    <CollectionSeo
      title={title}
      description={standfirst}
      keywords={[...words.articleKeywords, ...groups.map(({ category }) => category.toLowerCase())]}
      path="/articles"
      items={groups.flatMap(({ items }) => items)}
    />
  );
}
