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
import * as words from '../../words/health.ts';

export function loader() {
  return { stories: stories.map(pictured), storiesNote, storyKicker, programs };
}

const title = words.stories;
const standfirst = words.storiesAre;

export default function CommunityStories({
  loaderData: { stories: featured, storiesNote: note, storyKicker: kicker, programs: open },
}: Route.ComponentProps) {
  return (
    <div className={page.stack}>
      <CollectionSeo
        title={title}
        description={kicker ? words.sampleStories(note) : standfirst}
        keywords={words.storyKeywords}
        path="/community-stories"
        items={featured.map(({ id, title: name }) => ({
          title: kicker ? `${kicker}: ${name}` : name,
          href: `/community-stories#${id}`,
        }))}
      />
      <PageBanner title={title} standfirst={standfirst} section="community">
        <NotYet note={words.notYetHandedIn}>{words.submitStory}</NotYet>
      </PageBanner>
      <Section
        title={words.featuredStories}
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
        className={css.programs}
        title={words.programs}
        standfirst={words.programsAre}
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
