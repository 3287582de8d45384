import { data } from 'react-router';
import { ageBySlug } from '@daily-nest/content/ages';
import { piecesOfAge } from '@daily-nest/content/pieces';
import { tips } from '@daily-nest/content/tips';
import { Section } from '@daily-nest/ui/section';
import { TipCard } from '@daily-nest/ui/tip-card';
import { sectionClass } from '@daily-nest/ui/theme';
import { cachedIf } from '../../data/cached-if.ts';
import { FeedLine } from '../../shell/FeedLine.tsx';
import { cardOfFiled, cardOfPiece, type FiledCard } from '../../listing/filed-cards.ts';
import { askFiled } from '../../listing/filed-data.server.ts';
import { type ListLayout, placeAt } from '../../listing/layouts.ts';
import * as lists from '../../listing/layouts.css.ts';
import { AgeTape } from '../../listing/AgeTape.tsx';
import { figureOfAge } from '../../listing/age-ribbon.server.ts';
import '../../listing/figure.css.ts';
import { ListHead } from '../../listing/ListHead.tsx';
import { split, wordsOf } from '../../listing/split.ts';
import { SplitCards } from '../../listing/SplitCards.tsx';
import type { RouteHandle } from '../../route-handle.ts';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import { list } from '../person/split-list.css.ts';
import * as page from '../../shell/page.css.ts';
import * as css from './age.css.ts';
import type { Route } from './+types/route';
import { Card } from '../../slots/Card.ts';
import * as words from '../../words/pages.ts';
import { blog } from '../../words/lists.ts';

/** It lists posts. */
export const handle: RouteHandle = { cached: true, people: ['staff'] };

/** This many posts have a standfirst, the others are headlines. */
const withStandfirst = 7;
const mostTips = 6;

const isWellness = ({ href }: FiledCard) => href.startsWith('/health-wellness/');

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const age = ageBySlug(slug);
  if (!age) throw data(null, { status: 404 });
  const posts = await askFiled(context, { age: slug });
  const own = piecesOfAge(age.slug).map(cardOfPiece);
  return cachedIf(posts !== undefined, {
    ...age,
    articles: split(own.filter((card) => !isWellness(card))),
    wellness: own.filter(isWellness).map((card, place) => (place < 2 ? card : inWords(card))),
    posts: (posts ?? []).map(cardOfFiled).map((card, place) => {
      if (place === 0) return card;
      return place < withStandfirst ? inWords(card) : wordsOf(card);
    }),
    tips: tips
      .filter((tip) => tip.ages.includes(age.slug))
      .slice(0, mostTips)
      .map(({ id, title, content, section, category }) => ({
        id,
        title,
        content,
        section,
        kicker: category,
      })),
    figure: figureOfAge(age.slug),
  });
}

/** Returns a card without the picture, for a place without room for one. */
function inWords(card: FiledCard): FiledCard {
  return { ...wordsOf(card), standfirst: card.standfirst };
}

export { headers } from '../../data/cache-headers.ts';

export default function Age({ loaderData }: Route.ComponentProps) {
  const { slug, label, title, blurb, section, articles, wellness, posts, tips: own, figure } = loaderData;
  const path = `/ages/${slug}`;
  return (
    <div className={`${page.stack} ${sectionClass[section]}`}>
      <CollectionSeo
        title={title}
        description={blurb}
        keywords={[words.parenting, title, label]}
        path={path}
        items={[...articles.opening, ...articles.rest, ...wellness, ...posts]}
        under={{ name: words.byAge, path: '/ages' }}
        feed={{ name: `ages/${slug}`, title }}
      />
      <div className={css.top}>
        <div className={css.tape}>
          <AgeTape current={path} />
        </div>
        <ListHead kicker={{ label: words.byAge, href: '/ages' }} title={title} standfirst={blurb} />
        {/* Written by our own renderer, without a reader’s text. */}
        <div className={css.figure} dangerouslySetInnerHTML={{ __html: figure }} />
      </div>
      {articles.opening.length > 0 && (
        <Section title={words.articles} className={list}>
          <SplitCards {...articles} priority />
        </Section>
      )}
      <Cards title={words.fromTheBlog} cards={posts} layout="across" />
      <Cards title={words.healthAndWellness} cards={wellness} layout="pair" />
      {own.length > 0 && (
        <Section title={words.tips} more={{ href: '/parenting-tips' }}>
          <div className={css.tips}>
            {own.map(({ id, ...tip }) => (
              <TipCard key={id} {...tip} variant="line" whole />
            ))}
          </div>
        </Section>
      )}
      <FeedLine feed={`ages/${slug}`} of={words.newAboutAge} />
    </div>
  );
}

function Cards({ title, cards, layout }: { title: string; cards: readonly FiledCard[]; layout: ListLayout }) {
  if (cards.length === 0) return null;
  return (
    <Section title={title}>
      <div className={layout === 'across' ? `${lists.layout.across} ${css.posts}` : lists.layout[layout]}>
        {cards.map((card, place) => (
          <Card key={card.href} {...card} {...placeAt(layout, place)} kickerShown={card.kicker !== blog} />
        ))}
      </div>
    </Section>
  );
}
