import { faq, faqPictures } from '@daily-nest/content/faq';
import { pictureOf } from '@daily-nest/content/photos';
import { faqSections } from '@daily-nest/content/sections';
import { Accordion } from '@daily-nest/ui/accordion';
import { AsOf } from '@daily-nest/ui/as-of';
import { ButtonLink } from '@daily-nest/ui/button';
import { Byline } from '@daily-nest/ui/byline';
import { CoverImage, pictureProps } from '@daily-nest/ui/cover-image';
import { EmptyState } from '@daily-nest/ui/empty-state';
import { Link } from '@daily-nest/ui/link';
import { SearchField } from '@daily-nest/ui/search-field';
import { Section } from '@daily-nest/ui/section';
import { sectionClass } from '@daily-nest/ui/theme';
import { names } from '../../brand.ts';
import { withoutAlt } from '../../listing/cards.ts';
import { foundText, type Group } from '../../listing/groups.ts';
import { search } from '../../listing/listing.css.ts';
import { useLiveQuery } from '../../listing/use-live-query.ts';
import { Corrections } from '../../reading/Corrections.tsx';
import { DoseNote } from '../../reading/DoseNote.tsx';
import { withHelpLines } from '../../reading/with-help-lines.tsx';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { breadcrumbsLd, faqPageLd } from '../../seo/ld/index.ts';
import { ExampleOf } from '../../shell/ExampleOf.tsx';
import { PageBanner } from '../../shell/PageBanner.tsx';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import * as css from './faq.css.ts';
import { faqGroups, searchFaq, type ShownFaq } from './faq.ts';
import { useOpenAnswer } from './use-open-answer.ts';
import * as words from '../../words/pages.ts';
import { Filled } from '../../wording/Filled.tsx';
import { questionsFound } from '../../words/lists.ts';

export const handle: RouteHandle = { query: ['q'] };

export function loader() {
  const pictures = Object.entries(faqPictures).map(
    ([category, image]) => [category, withoutAlt(pictureOf(image))] as const,
  );
  return { groups: faqGroups(faq, faqSections), pictures: Object.fromEntries(pictures) };
}

export { shouldRevalidate } from '../../listing/use-live-query.ts';

const title = words.faq;
const standfirst = words.faqIs;

export default function Faq({ loaderData: { groups, pictures } }: Route.ComponentProps) {
  const { query, field } = useLiveQuery();
  useOpenAnswer();
  const found = searchFaq(groups, query);
  return (
    <div className={page.stack}>
      <FaqSeo query={query} groups={groups} />
      <div className={`${page.opened} ${css.head}`}>
        <PageBanner title={title} standfirst={standfirst} section="health">
          <SearchField
            key={field.key}
            {...field.props}
            className={search}
            action="/faq"
            label={words.searchFaq}
            placeholder={words.searchFaqHint}
            status={foundText(query, found, questionsFound)}
          />
        </PageBanner>
        <p className={page.slip}>
          <span>
            <Filled
              text={words.cannotWait}
              values={{ urgent: <Link href="/urgent">{words.urgentHelp}</Link> }}
            />
          </span>
        </p>
      </div>
      {found.length === 0 ? (
        <>
          <EmptyState text={words.noFaqFound} />
          <More />
        </>
      ) : (
        <div className={css.spread}>
          <Contents groups={found} />
          <div className={css.groups}>
            {found.map(({ id, category, section, items }) => (
              <Section
                key={id}
                id={id}
                title={category}
                titleAs="headline"
                section={section}
                className={css.group}
              >
                {pictures[category] && (
                  <CoverImage
                    {...pictureProps(pictures[category])}
                    alt=""
                    sizes="(min-width: 114rem) 15rem, (min-width: 48rem) 28vw, 7rem"
                    className={css.picture}
                  />
                )}
                <Accordion
                  name="faq"
                  items={items.map(({ id: anchor, question, answer, updated, asOf, corrections }) => ({
                    id: anchor,
                    title: question,
                    content: (
                      <>
                        <p>{withHelpLines(answer)}</p>
                        <DoseNote text={answer} />
                        {asOf && <AsOf {...asOf} className={css.asOf} />}
                        <Byline updated={updated} dateStyle="long" className={css.asOf} />
                        {corrections && <Corrections corrections={corrections} className={css.corrected} />}
                        <a href={`#${anchor}`} className={css.address}>
                          {words.linkToAnswer}
                        </a>
                      </>
                    ),
                    badge: category,
                    section,
                  }))}
                />
              </Section>
            ))}
            <More />
          </div>
        </div>
      )}
    </div>
  );
}

function More() {
  return (
    <aside className={css.more} aria-labelledby="more-questions">
      <h2 id="more-questions" className={css.moreTitle}>
        {words.moreQuestions}
      </h2>
      <p>{words.moreQuestionsText}</p>
      <p className={page.actions}>
        <ExampleOf value="experts">
          <ButtonLink href="/contact">{words.contactExperts}</ButtonLink>
        </ExampleOf>
        <ButtonLink href="/blog" tone="quiet">
          {words.readOurBlog}
        </ButtonLink>
      </p>
    </aside>
  );
}

function Contents({ groups }: { groups: readonly Group<ShownFaq>[] }) {
  return (
    <nav className={css.contents} aria-label={words.categories}>
      <ul className={css.contentsList}>
        {groups.map(({ id, category, section }) => (
          <li key={id} className={sectionClass[section]}>
            <a href={`#${id}`} className={css.contentsLink}>
              {category}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FaqSeo({ query, groups }: { query: string; groups: readonly Group<ShownFaq>[] }) {
  const siteUrl = useSiteUrl();
  if (query !== '') {
    return (
      <Seo
        title={words.questionsOn(query)}
        description={words.questionsMatching(names.name, query)}
        canonical="/faq"
        noindex
      />
    );
  }
  return (
    <Seo
      title={title}
      description={standfirst}
      keywords={[...words.faqKeywords, ...groups.map(({ category }) => category.toLowerCase())]}
      canonical="/faq"
      jsonLd={[
        faqPageLd(
          siteUrl,
          groups.flatMap(({ items }) => items),
        ),
        breadcrumbsLd(siteUrl, [{ name: title, path: '/faq' }]),
      ]}
    />
  );
}
