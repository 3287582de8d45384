import { pictured } from '@daily-nest/content/photos';
import { programs } from '@daily-nest/content/programs';
import { stories, storiesNote, storyKicker } from '@daily-nest/content/stories';
import { Grid } from '@daily-nest/ui/grid';
import { NotYet } from '@daily-nest/ui/not-yet';
import { ListingCard } from '@daily-nest/ui/listing-card';
import { Section } from '@daily-nest/ui/section';
import { StoryCard } from '@daily-nest/ui/story-card';
import { AdBand } from '../../ads/AdBand.tsx';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import { PageBanner } from '../../shell/PageBanner.tsx';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import { storyActions } from './StoryActions.tsx';
import { storyRows } from './rows.ts';
import * as css from './stories.css.ts';

export function loader() {
  return { stories: stories.map(pictured), storiesNote, storyKicker, programs };
}

const title = 'Community Stories';
const standfirst =
  'Parents, grandparents and neighbors tell what happened on their street, in their kitchen, at the edge of a soccer field.';

export default function CommunityStories({
  loaderData: { stories: featured, storiesNote: note, storyKicker: kicker, programs: open },
}: Route.ComponentProps) {
  return (
    <div className={page.stack}>
      <CollectionSeo
        title={title}
        description={kicker ? `Sample stories: ${note}` : standfirst}
        keywords={['community stories', 'family stories', 'neighborhood', 'parent groups']}
        path="/community-stories"
        items={featured.map(({ id, title: name }) => ({
          title: kicker ? `${kicker}: ${name}` : name,
          href: `/community-stories#${id}`,
        }))}
      />
      <PageBanner title={title} standfirst={standfirst} section="community">
        <NotYet note="Stories cannot be handed in here yet. Until then, the contact page says how to write to us.">
          Submit Your Story
        </NotYet>
      </PageBanner>
      <Section
        title="Featured Stories"
        standfirst={note}
        section="community"
        rule="none"
        className={page.first}
      >
        <div className={css.stories}>
          {storyRows(featured).map(({ variant, stories: row }) => (
            <div key={row[0]?.id} className={css.row}>
              {row.map(({ id, ...story }) => (
                <StoryCard
                  key={id}
                  id={id}
                  {...story}
                  kicker={kicker}
                  variant={variant}
                  actions={storyActions}
                />
              ))}
            </div>
          ))}
        </div>
      </Section>
      <AdBand places={['listTop', 'listTopSecond']} shared="buddhatv" />
      <Section
        title="Community Programs"
        standfirst="Four things that a handful of families can start with a kitchen table and a list of telephone numbers."
        section="community"
      >
        <Grid layout="quarters">
          {open.map((program) => (
            <ListingCard
              key={program.id}
              title={program.title}
              text={program.description}
              schedule={program.schedule}
              audience={program.audience}
              section={program.section}
            />
          ))}
        </Grid>
      </Section>
    </div>
  );
}
