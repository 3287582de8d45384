import { ages } from '@daily-nest/content/ages';
import { coversOfAges } from '@daily-nest/content/pieces';
import { Grid } from '@daily-nest/ui/grid';
import { names } from '../../brand.ts';
import { ageRibbon } from '../../listing/age-ribbon.server.ts';
import { AgeRibbon } from '../../listing/AgeRibbon.tsx';
import { cardOfPiece } from '../../listing/filed-cards.ts';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import { PageBanner } from '../../shell/PageBanner.tsx';
import * as page from '../../shell/page.css.ts';
import * as css from './ages.css.ts';
import type { Route } from './+types/route';
import { Card } from '../../slots/Card.ts';
import * as words from '../../words/pages.ts';

export function loader({ request }: Route.LoaderArgs) {
  return {
    ribbon: ageRibbon(request),
    tiles: ages.map(({ slug, label, title, blurb, section }) => {
      const cover = coversOfAges.get(slug);
      return {
        href: `/ages/${slug}`,
        title,
        standfirst: blurb,
        kicker: label,
        section,
        ...(cover && { image: cardOfPiece(cover).image }),
      };
    }),
  };
}

/** Of the first picture, on a desktop two of three columns wide. */
const leadSizes = '(min-width: 64rem) 52rem, (min-width: 48rem) 50vw, 7.25rem';

const title = words.byAge;
const description = words.byAgeIs(names.name);

export default function Ages({ loaderData: { ribbon, tiles } }: Route.ComponentProps) {
  return (
    <div className={page.stack}>
      <CollectionSeo
        title={title}
        description={description}
        keywords={[words.byAgeKeyword, ...tiles.map(({ title: age }) => age.toLowerCase())]}
        path="/ages"
        items={tiles}
      />
      <div className={css.top}>
        <AgeRibbon {...ribbon} />
        <PageBanner title={title} standfirst={description} section="child" />
      </div>
      <Grid layout="thirds" className={css.tiles}>
        {tiles.map((tile, place) => (
          <Card
            key={tile.href}
            {...tile}
            {...(place === 0 && { sizes: leadSizes })}
            data-tile={tile.href.replace('/ages/', '')}
            headingLevel={2}
            kickerShown={false}
          />
        ))}
      </Grid>
    </div>
  );
}
