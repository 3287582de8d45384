import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { experts, expertsNote } from '@daily-nest/content/experts';
import { healthReferences, healthResources } from '@daily-nest/content/resources';
import { wellnessSections } from '@daily-nest/content/sections';
import { groupWellness } from '@daily-nest/content/wellness';
import { Link } from '@daily-nest/ui/link';
import { ListingCard } from '@daily-nest/ui/listing-card';
import { QuoteCard } from '@daily-nest/ui/quote-card';
import { Section } from '@daily-nest/ui/section';
import { Tabs } from '@daily-nest/ui/tabs';
import { urgent } from '../../data/urgent-numbers.ts';
import { AdBand } from '../../ads/AdBand.tsx';
import { layoutOf, placeAt } from '../../listing/layouts.ts';
import * as lists from '../../listing/layouts.css.ts';
import { ReferenceLinks } from '../../listing/ReferenceLinks.tsx';
import { replaceAddress } from '../../listing/use-live-query.ts';
import { withHelpLines } from '../../reading/with-help-lines.tsx';
import type { RouteHandle } from '../../route-handle.ts';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import { PageBanner } from '../../shell/PageBanner.tsx';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import * as css from './health-wellness.css.ts';
import { activeTab, wellnessTabs } from './wellness.ts';
import { Card } from '../../slots/Card.ts';
import * as words from '../../words/health.ts';

export const handle: RouteHandle = { query: ['category'], tabs: true, people: ['staff'] };

export function loader() {
  return {
    tabs: wellnessTabs(groupWellness(), wellnessSections),
    resources: healthResources,
    experts,
    expertsNote,
    references: healthReferences,
    lines: [urgent.emergency, urgent.poison, urgent.crisis],
  };
}

export { shouldRevalidate } from '../../listing/use-live-query.ts';

const title = words.health;
const standfirst = words.healthIs;

export default function HealthWellness({ loaderData }: Route.ComponentProps) {
  const { tabs, resources, experts: quoted, expertsNote: note, references, lines } = loaderData;
  const [active, choose] = useActiveTab(tabs);
  return (
    <div className={page.stack}>
      <CollectionSeo
        title={title}
        description={standfirst}
        keywords={[...words.healthKeywords, ...tabs.map(({ label }) => label.toLowerCase())]}
        path="/health-wellness"
        items={tabs.flatMap(({ cards }) => cards)}
      />
      <PageBanner title={title} standfirst={standfirst} section="health" />
      <Section title={words.wellnessArticles} section="health" rule="none" className={page.first}>
        <Tabs
          label={words.wellnessTopics}
          active={active}
          onActiveChange={choose}
          items={tabs.map(({ id, label, href, section, cards }, turn) => ({
            id,
            label,
            href,
            section,
            content: <TabCards cards={cards} first={turn === 0} />,
          }))}
        />
      </Section>
      <Section title={words.helpWhenNeeded} standfirst={withHelpLines(words.inAnEmergency)} section="health">
        <div className={css.help}>
          <div className={css.calls}>
            <ul className={css.lines}>
              {lines.map(({ name, number, call }) => (
                <li key={call}>
                  <a href={call} className={css.line}>
                    <span className={css.number}>{number}</span> {name}
                  </a>
                </li>
              ))}
            </ul>
            <p>
              <Link href="/urgent">{words.untilTheyCome}</Link>
            </p>
          </div>
          <div className={css.resources}>
            {resources.map(({ id, url, description, action, ...resource }) => (
              <ListingCard
                key={id}
                href={url}
                text={withHelpLines(description)}
                linkLabel={action}
                className={css.resource}
                {...resource}
              />
            ))}
          </div>
        </div>
      </Section>
      <Section title={words.expertCorner} section="health" ground="band">
        <div className={css.experts}>
          {quoted.map(({ id, name, role, quote, topic, page: where, section }, place) => (
            <QuoteCard
              key={id}
              size={place === 0 ? 'l' : 'm'}
              quote={quote}
              name={name}
              role={role}
              kicker={topic}
              note={
                <Link href={where.url} target="_blank">
                  {where.title}
                </Link>
              }
              section={section}
            />
          ))}
          <p className={`${page.quiet} ${css.note}`}>{note}</p>
        </div>
      </Section>
      <AdBand places={['listTop', 'listTopSecond']} shared="buddhatv" />
      <Section title={words.references} standfirst={words.referencesAre}>
        <ReferenceLinks links={references} />
      </Section>
    </div>
  );
}

/** The pieces of a tab: four or more fill a rail beside the first; fewer are side by side. */
function TabCards({
  cards,
  first,
}: {
  cards: Route.ComponentProps['loaderData']['tabs'][number]['cards'];
  first: boolean;
}) {
  const layout = cards.length >= 4 ? 'rail' : (layoutOf(cards.length) ?? 'pair');
  return (
    <div className={layout === 'rail' ? `${lists.layout.rail} ${css.stories}` : lists.layout[layout]}>
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
  );
}

/** Returns the active tab: first that of the address, then the reader's choice, which updates the address. */
function useActiveTab(tabs: Route.ComponentProps['loaderData']['tabs']) {
  const { key, pathname } = useLocation();
  const [params] = useSearchParams();
  const asked = activeTab(tabs, params.get('category'));
  const [chosen, setChosen] = useState({ key, id: asked });
  function choose(id: string) {
    setChosen({ key, id });
    replaceAddress(id === tabs[0]?.id ? pathname : `${pathname}?category=${id}`);
  }
  return [chosen.key === key ? chosen.id : asked, choose] as const;
}
