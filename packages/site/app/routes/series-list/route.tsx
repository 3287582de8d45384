import { foldOuts } from '@daily-nest/content/fold-outs';
import { pictureOf } from '@daily-nest/content/photos';
import { imageOfSeries, partsOfSeries, shownSeries } from '@daily-nest/content/pieces';
import { Grid } from '@daily-nest/ui/grid';
import { Link } from '@daily-nest/ui/link';
import { Section } from '@daily-nest/ui/section';
import { sectionClass } from '@daily-nest/ui/theme';
import { names } from '../../brand.ts';
import { withoutAlt } from '../../listing/cards.ts';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import { PageBanner } from '../../shell/PageBanner.tsx';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import * as css from './series-list.css.ts';
import { Card } from '../../slots/Card.ts';
import * as words from '../../words/pages.ts';

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

const title = words.series;
const description = words.seriesAre(names.name);

export default function SeriesList({
  loaderData: { ofPieces, ofPosts, foldOuts: drawn },
}: Route.ComponentProps) {
  return (
    <div className={page.stack}>
      <CollectionSeo
        title={title}
        description={description}
        keywords={[words.seriesKeyword, words.articlesKeyword, names.name]}
        path="/series"
        items={[...ofPieces, ...ofPosts]}
      />
      <PageBanner title={title} standfirst={description} section="learning" />
      <Section title={words.fromTheMagazine}>
        <div className={css.list}>
          {ofPieces.map(({ parts, ...tile }, place) => (
            <div
              key={tile.href}
              className={`${place === 0 ? css.lead : css.series} ${sectionClass[tile.section]}`}
            >
              <Card {...tile} {...(place === 0 && { variant: 'lead', headlineSize: 'h2', priority: true })} />
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
          title={words.foldOuts}
          standfirst={words.foldOutsAre}
          more={{ href: '/fold-outs', label: words.allFoldOuts }}
        >
          <Grid layout="quarters" className={css.whole}>
            {drawn.map((card) => (
              <Card key={card.href} {...card} variant="headline" />
            ))}
          </Grid>
        </Section>
      )}
      <Section title={words.fromTheBlog}>
        <Grid layout="thirds" className={css.whole}>
          {ofPosts.map(({ parts: _inTheBackend, ...tile }) => (
            <Card key={tile.href} {...tile} />
          ))}
        </Grid>
      </Section>
    </div>
  );
}
