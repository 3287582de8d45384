import { pictureOf } from '@daily-nest/content/photos';
import { tips } from '@daily-nest/content/tips';
import { featuredTip, tipResources } from '@daily-nest/content/tips-page';
import { AsOf } from '@daily-nest/ui/as-of';
import { CoverImage, pictureProps } from '@daily-nest/ui/cover-image';
import { Link } from '@daily-nest/ui/link';
import { NewTabHint } from '@daily-nest/ui/more-link';
import { Section } from '@daily-nest/ui/section';
import { TipCard } from '@daily-nest/ui/tip-card';
import { AdBand } from '../../ads/AdBand.tsx';
import { ReferenceLinks } from '../../listing/ReferenceLinks.tsx';
import { withHelpLines } from '../../reading/with-help-lines.tsx';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import { PageBanner } from '../../shell/PageBanner.tsx';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import * as css from './tips.css.ts';
import { layoutAt, type TipGroup, tipGroups, type TipLayout } from './tips.ts';
import * as words from '../../words/health.ts';

export function loader() {
  return {
    groups: tipGroups(tips),
    featuredTip,
    featuredPicture: pictureOf('/pictures/the-long-road-to-sharing.jpg'),
    resources: tipResources,
  };
}

const title = words.tips;
const standfirst = words.tipsAre;

export default function ParentingTips({ loaderData }: Route.ComponentProps) {
  const { groups, featuredTip: featured, featuredPicture, resources } = loaderData;
  const [opening = '', ...others] = featured.paragraphs;
  return (
    <div className={page.stack}>
      <CollectionSeo
        title={title}
        description={standfirst}
        keywords={[...words.tipKeywords, ...groups.map(({ category }) => category.toLowerCase())]}
        path="/parenting-tips"
        items={groups.map(({ id, category }) => ({ title: category, href: `/parenting-tips#${id}` }))}
      />
      <PageBanner title={title} standfirst={standfirst} section="lifestyle" />
      <TipCard
        className={css.lead}
        variant="featured"
        headingLevel={2}
        kicker={featured.kicker}
        title={featured.title}
        content={withHelpLines(opening)}
        href={featured.link.url}
        linkLabel={featured.link.title}
        section="behavior"
        image={featuredPicture}
      >
        {others.map((text) => (
          <p key={text} className={css.paragraph}>
            {withHelpLines(text)}
          </p>
        ))}
        <Source {...featured.source} />
      </TipCard>
      <div className={css.categories}>
        {groups.map((group, turn) => (
          <Category key={group.id} {...group} layout={layoutAt(turn)} />
        ))}
      </div>
      <AdBand places={['listTop', 'listTopSecond']} shared="buddhatv" />
      <Section title={words.resources} standfirst={words.resourcesAre}>
        <ReferenceLinks links={resources} />
      </Section>
    </div>
  );
}

function Category({ id, category, section, image, tips: own, layout }: TipGroup & { layout: TipLayout }) {
  return (
    <Section id={id} title={category} section={section}>
      <div className={css.layout[layout]}>
        <CoverImage
          className={css.picture[layout]}
          {...pictureProps(image)}
          alt=""
          sizes="(min-width: 64rem) 50rem, (min-width: 48rem) 100vw, 80vw"
          measured={false}
        />
        <div className={css.tips[layout]}>
          {own.map((tip) => (
            <TipCard
              key={tip.id}
              id={tip.id}
              className={css.tip}
              title={tip.title}
              content={withHelpLines(tip.content)}
              section={section}
              href={tip.link}
              linkLabel={words.wikipedia}
              variant={layout === 'row' ? 'card' : 'line'}
              whole
            >
              {tip.source && <Source {...tip.source} />}
              {tip.asOf && <AsOf {...tip.asOf} />}
            </TipCard>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** The study or institution that a tip rests on. */
function Source({ title: name, url }: { title: string; url: string }) {
  return (
    <p className={css.source}>
      {words.source}
      <Link href={url} target="_blank" rel="noopener">
        {name}
        <NewTabHint />
      </Link>
    </p>
  );
}
