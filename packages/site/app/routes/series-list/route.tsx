import { foldOuts } from '@daily-nest/content/fold-outs';
import { pictureOf } from '@daily-nest/content/photos';
import { imageOfSeries, partsOfSeries, shownSeries } from '@daily-nest/content/pieces';
import { ArticleCard } from '@daily-nest/ui/article-card';
import { Grid } from '@daily-nest/ui/grid';
import { Link } from '@daily-nest/ui/link';
import { Section } from '@daily-nest/ui/section';
import { sectionClass } from '@daily-nest/ui/theme';
import { names } from '../../brand.ts';
import { withoutAlt } from '../../listing/cards.ts';
import * as lists from '../../listing/layouts.css.ts';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import { PageBanner } from '../../shell/PageBanner.tsx';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import * as css from './series-list.css.ts';

export function loader() {
  const tiles = shownSeries.map((one) => {
    const { slug, title, blurb, of, section } = one;
    const parts = partsOfSeries(slug).map((part) => ({ title: part.title, href: part.href }));
    return {
      href: `/series/${slug}`,
      title,
      standfirst: blurb,
      section,
      of,
      parts,
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
      <PageBanner title={title} standfirst={description} section="learning" />
      <Section title="From the Magazine">
        <div className={css.list}>
          {ofPieces.map(({ parts, ...tile }, place) => (
            <div
              key={tile.href}
              className={`${place === 0 ? css.lead : css.series} ${sectionClass[tile.section]}`}
            >
              <ArticleCard {...tile} {...(place === 0 && { variant: 'lead', headlineSize: 'h2' })} />
              <ol className={css.parts}>
                {parts.map((part) => (
                  <li key={part.href}>
                    <Link href={part.href}>{part.title}</Link>
                  </li>
                ))}
              </ol>
            </div>
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
          {ofPosts.map(({ parts: _inTheBackend, ...tile }) => (
            <ArticleCard key={tile.href} {...tile} />
          ))}
        </Grid>
      </Section>
    </div>
  );
}
