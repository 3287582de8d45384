import { ages } from '@daily-nest/content/ages';
import { coversOfAges } from '@daily-nest/content/pieces';
import { ArticleCard } from '@daily-nest/ui/article-card';
import { Banner } from '@daily-nest/ui/banner';
import { Grid } from '@daily-nest/ui/grid';
import { names } from '../../brand.ts';
import { cardOfPiece } from '../../listing/filed-cards.ts';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';

export function loader() {
  return {
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

const title = 'By Age';
const description = `Everything in ${names.name} by the age of the child: from pregnancy to the teens, articles, health and wellness, posts and tips.`;

export default function Ages({ loaderData: { tiles } }: Route.ComponentProps) {
  return (
    <div className={page.stack}>
      <CollectionSeo
        title={title}
        description={description}
        keywords={['parenting by age', ...tiles.map(({ title: age }) => age.toLowerCase())]}
        path="/ages"
        items={tiles}
      />
      <Banner title={title} standfirst={description} section="child" />
      <Grid layout="thirds">
        {tiles.map((tile) => (
          <ArticleCard key={tile.href} {...tile} headingLevel={2} kickerShown={false} />
        ))}
      </Grid>
    </div>
  );
}
