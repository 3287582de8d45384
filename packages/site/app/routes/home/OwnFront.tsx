import { AsOf } from '@daily-nest/ui/as-of';
import { Section } from '@daily-nest/ui/section';
import { SponsoredTile } from '@daily-nest/ui/sponsored-tile';
import { AdBand } from '../../ads/AdBand.tsx';
import { layout } from '../../brand.ts';
import { withHelpLines } from '../../reading/with-help-lines.tsx';
import type { Route } from './+types/route';
import { Alert, Coverage, FeaturedVideo, Notice } from './parts.tsx';
import * as words from '../../words/home.ts';

/** The front page as the title itself composes it. */
export function OwnFront({
  articles,
  latest,
  tips,
  coverage,
  outlets,
  ...data
}: Route.ComponentProps['loaderData']) {
  const Front = layout.front?.Front;
  if (!Front) return null;
  const { stories, wellness, poster, sold, notice } = data;
  return (
    <Front
      featured={articles}
      latest={latest ?? []}
      tips={tips.map(({ content, asOf, ...tip }) => ({
        ...tip,
        content: withHelpLines(content),
        children: asOf && <AsOf {...asOf} />,
      }))}
      stories={stories}
      wellness={wellness}
      news={{
        tiles: coverage.map((tile) => <Coverage key={tile.topic} {...tile} />),
        standfirst: outlets ? words.headlinesAre : words.ownHeadlinesAre,
      }}
      alert={<Alert tone="page" />}
      video={<FeaturedVideo poster={poster} words="under" />}
      sponsors={
        sold.length > 0 ? (
          <Section title={words.fromSponsors}>
            {sold.map(({ id, link, action, ...tile }) => (
              <SponsoredTile key={id} {...tile} href={link} linkLabel={action} />
            ))}
          </Section>
        ) : (
          notice && <Notice {...notice} />
        )
      }
      ads={<AdBand places={['homeTop', 'homeMiddle']} shared="google" />}
    />
  );
}
