import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { experts, expertsNote } from '@daily-nest/content/experts';
import { healthReferences, healthResources } from '@daily-nest/content/resources';
import { wellnessSections } from '@daily-nest/content/sections';
import { groupWellness } from '@daily-nest/content/wellness';
import { ArticleCard } from '@daily-nest/ui/article-card';
import { Banner } from '@daily-nest/ui/banner';
import { Grid } from '@daily-nest/ui/grid';
import { Link } from '@daily-nest/ui/link';
import { ListingCard } from '@daily-nest/ui/listing-card';
import { QuoteCard } from '@daily-nest/ui/quote-card';
import { Section } from '@daily-nest/ui/section';
import { Tabs } from '@daily-nest/ui/tabs';
import { AdBand } from '../../ads/AdBand.tsx';
import { ReferenceLinks } from '../../listing/ReferenceLinks.tsx';
import { replaceAddress } from '../../listing/use-live-query.ts';
import { withHelpLines } from '../../reading/with-help-lines.tsx';
import type { RouteHandle } from '../../route-handle.ts';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import * as css from './health-wellness.css.ts';
import { activeTab, wellnessTabs } from './wellness.ts';

export const handle: RouteHandle = { query: ['category'], tabs: true, people: ['staff'] };

export function loader() {
  return {
    tabs: wellnessTabs(groupWellness(), wellnessSections),
    resources: healthResources,
    experts,
    expertsNote,
    references: healthReferences,
  };
}

export { shouldRevalidate } from '../../listing/use-live-query.ts';

const title = 'Health & Wellness';
const standfirst = 'Sleep, mood, movement and food for the whole household. Every article names its sources.';

export default function HealthWellness({ loaderData }: Route.ComponentProps) {
  const { tabs, resources, experts: quoted, expertsNote: note, references } = loaderData;
  const [active, choose] = useActiveTab(tabs);
  return (
    <div className={page.stack}>
      <CollectionSeo
        title={title}
        description={standfirst}
        keywords={['family health', 'wellness', ...tabs.map(({ label }) => label.toLowerCase())]}
        path="/health-wellness"
        items={tabs.flatMap(({ cards }) => cards)}
      />
      <Banner title={title} standfirst={standfirst} section="health" />
      <Section title="Wellness Articles" section="health" rule="none" className={page.first}>
        <Tabs
          label="Wellness topics"
          active={active}
          onActiveChange={choose}
          items={tabs.map(({ id, label, href, section, cards }) => ({
            id,
            label,
            href,
            section,
            content: (
              <Grid layout="halves">
                {cards.map((card) => (
                  <ArticleCard key={card.href} {...card} variant="feature" kickerShown={false} />
                ))}
              </Grid>
            ),
          }))}
        />
      </Section>
      <Section
        title="Help When You Need It"
        standfirst={withHelpLines(
          'In an emergency call 911. For everything else, these are the places we would go to first.',
        )}
        section="health"
      >
        <Grid layout="thirds">
          {resources.map(({ id, url, description, action, ...resource }) => (
            <ListingCard
              key={id}
              href={url}
              text={withHelpLines(description)}
              linkLabel={action}
              {...resource}
            />
          ))}
        </Grid>
      </Section>
      <Section title="Expert Corner" section="health">
        <div className={css.experts}>
          {quoted.map(({ id, name, role, quote, topic, page: where, section }) => (
            <QuoteCard
              key={id}
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
        </div>
        <p className={`${page.quiet} ${css.note}`}>{note}</p>
      </Section>
      <AdBand places={['listTop', 'listTopSecond']} shared="buddhatv" />
      <Section title="References" standfirst="Libraries of reliable pages on the health of children.">
        <ReferenceLinks links={references} />
      </Section>
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
