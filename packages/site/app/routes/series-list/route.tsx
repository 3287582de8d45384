import { foldOuts } from '@daily-nest/content/fold-outs';
import { pictureOf } from '@daily-nest/content/photos';
import { imageOfSeries, shownSeries } from '@daily-nest/content/pieces';
import { ArticleCard } from '@daily-nest/ui/article-card';
import { Banner } from '@daily-nest/ui/banner';
import { Grid } from '@daily-nest/ui/grid';
import { Section } from '@daily-nest/ui/section';
import { names } from '../../brand.ts';
import { withoutAlt } from '../../listing/cards.ts';
import { placeAt } from '../../listing/layouts.ts';
import * as lists from '../../listing/layouts.css.ts';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';

export function loader() {
  const tiles = shownSeries.map((one) => {
    const { slug, title, blurb, of, section } = one;
    return {
      href: `/series/${slug}`,
      title,
      standfirst: blurb,
      section,
      of,
      image: withoutAlt(pictureOf(imageOfSeries(one))),
    };
  });
  return {
    ofPieces: tiles.filter(({ of }) => of === 'pieces').map(({ of: _of, ...tile }) => tile),
    foldOuts: foldOuts.map(({ slug, title: name, excerpt, section }) => ({
      href: `/fold-outs/${slug}`,
      title: name,
      standfirst: excerpt,
      section,
    })),
    ofPosts: tiles.filter(({ of }) => of === 'posts').map(({ of: _of, ...tile }) => tile),
  };
}

const title = 'Series';
const description = `Pieces of ${names.name} that are best read one after the other: the first year of school, a baby at the table, and six more.`;

export default function SeriesList({
  loaderData: { ofPieces, ofPosts, foldOuts: drawn },
}: Route.ComponentProps) {
  return (
    <div className={page.stack}>
      <CollectionSeo
        title={title}
        description={description}
        keywords={['series', 'parenting articles', names.name]}
        path="/series"
        items={[...ofPieces, ...ofPosts]}
      />
      <Banner title={title} standfirst={description} section="learning" />
      <Section title="From the Magazine">
        <div className={lists.layout.pair}>
          {ofPieces.map((tile, place) => (
            <ArticleCard key={tile.href} {...tile} {...placeAt('pair', place)} />
          ))}
        </div>
      </Section>
      {drawn.length > 0 && (
        <Section
          title="Fold-Outs"
          standfirst="Eight drawn steps on one sheet, to unfold on a phone or to print."
          more={{ href: '/fold-outs', label: 'All fold-outs' }}
        >
          <div className={lists.layout.pair}>
            {drawn.map((card) => (
              <ArticleCard key={card.href} {...card} variant="headline" />
            ))}
          </div>
        </Section>
      )}
      <Section title="From the Blog">
        <Grid layout="thirds">
          {ofPosts.map((tile) => (
            <ArticleCard key={tile.href} {...tile} />
          ))}
        </Grid>
      </Section>
    </div>
  );
}
