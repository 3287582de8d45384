import type { FrontProps } from '@daily-nest/brand/layout';
import { ArticleCard } from '@daily-nest/ui/article-card';
import { Section } from '@daily-nest/ui/section';
import { StoryCard } from '@daily-nest/ui/story-card';
import { TipCard } from '@daily-nest/ui/tip-card';
import * as css from './front.css.ts';

const leadSizes = '(min-width: 90rem) 48rem, (min-width: 64rem) 52vw, (min-width: 48rem) 65vw, 92vw';
const columnSizes = '(min-width: 64rem) 17rem, (min-width: 48rem) 15rem, 92vw';
const halfSizes = '(min-width: 90rem) 44rem, (min-width: 48rem) 46vw, 92vw';

/** The first page of a newspaper: ruled columns, the lead in the middle, headlines before pictures. */
export function Front({
  featured: [first, ...others],
  latest,
  tips,
  stories,
  wellness,
  news,
  alert,
  video,
  sponsors,
  ads,
}: FrontProps) {
  return (
    <>
      <div className={css.top}>
        <Section
          className={css.featured}
          title="Featured Coverage"
          more={{ href: '/articles', label: 'More' }}
          rule="none"
        >
          <div className={css.lead}>
            {first && <ArticleCard {...first} variant="lead" sizes={leadSizes} priority />}
          </div>
          <div className={css.beside}>
            {others.map((card, place) => (
              <ArticleCard
                key={card.href}
                {...card}
                image={place === 0 ? card.image : undefined}
                variant="feature"
                headlineSize={place === 0 ? 'h4' : 'h5'}
                sizes={columnSizes}
              />
            ))}
          </div>
        </Section>
        <Section className={css.latest} title="Just In" rule="none">
          <div className={css.list}>
            {latest.map(({ standfirst: _deck, author: _author, date: _day, ...card }) => (
              <ArticleCard key={card.href} {...card} variant="headline" headlineSize="h6" />
            ))}
          </div>
        </Section>
      </div>
      <div className={css.service}>
        <div>{alert}</div>
        <div>{video}</div>
        <div>{sponsors}</div>
      </div>
      <Section title="Parenting Tips" section="lifestyle" more={{ href: '/parenting-tips', label: 'More' }}>
        <div className={css.tips}>
          {tips.map(({ id, ...tip }) => (
            <TipCard key={id} {...tip} />
          ))}
        </div>
      </Section>
      <Section title="Latest News Coverage" standfirst={news.standfirst} section="local">
        <div className={css.index}>{news.tiles}</div>
      </Section>
      <div className={css.band}>{ads}</div>
      <div className={css.last}>
        <Section
          title="Community Stories"
          section="community"
          more={{ href: '/community-stories', label: 'More' }}
        >
          {stories.map(({ id, image, ...story }, place) => (
            <StoryCard
              key={id}
              {...story}
              image={place === 0 ? image : undefined}
              variant="teaser"
              sizes={halfSizes}
            />
          ))}
        </Section>
        <Section title="Wellness" section="health" more={{ href: '/health-wellness', label: 'More' }}>
          {wellness.map(({ image, ...card }, place) => (
            <ArticleCard
              key={card.href}
              {...card}
              image={place === 0 ? image : undefined}
              variant="standard"
              sizes={halfSizes}
            />
          ))}
        </Section>
      </div>
    </>
  );
}
