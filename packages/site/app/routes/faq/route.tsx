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

export const handle: RouteHandle = { query: ['q'] };

export function loader() {
  const pictures = Object.entries(faqPictures).map(
    ([category, image]) => [category, withoutAlt(pictureOf(image))] as const,
  );
  return { groups: faqGroups(faq, faqSections), pictures: Object.fromEntries(pictures) };
}

export { shouldRevalidate } from '../../listing/use-live-query.ts';

const title = 'Frequently Asked Questions';
const standfirst =
  'What parents ask pediatricians, teachers and each other, answered in a minute and in plain words.';

export default function Faq({ loaderData: { groups, pictures } }: Route.ComponentProps) {
  const { query, field } = useLiveQuery();
  useOpenAnswer();
  const found = searchFaq(groups, query);
  return (
    <div className={page.stack}>
      <FaqSeo query={query} groups={groups} />
      <div className={page.opened}>
        <PageBanner title={title} standfirst={standfirst} section="health">
          <SearchField
            key={field.key}
            {...field.props}
            className={search}
            action="/faq"
            label="Search FAQs"
            placeholder="Search FAQs..."
            status={foundText(query, found, 'question')}
          />
        </PageBanner>
        <p className={page.slip}>
          <span>
            If it cannot wait for an answer: <Link href="/urgent">Urgent help</Link> has the numbers to call
            and what to do until somebody comes.
          </span>
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState text="No FAQs found matching your search criteria." />
      ) : (
        <div className={css.spread}>
          <Contents groups={found} />
          <div className={css.groups}>
            {found.map(({ id, category, section, items }) => (
              <Section key={id} id={id} title={category} section={section} className={css.group}>
                {pictures[category] && (
                  <CoverImage
                    {...pictureProps(pictures[category])}
                    alt=""
                    sizes="(min-width: 64rem) 19rem, (min-width: 48rem) 25vw, 100vw"
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
                          Link to this answer
                        </a>
                      </>
                    ),
                    badge: category,
                    section,
                  }))}
                />
              </Section>
            ))}
          </div>
        </div>
      )}
      <aside className={css.more} aria-labelledby="more-questions">
        <h2 id="more-questions" className={css.moreTitle}>
          Have More Questions?
        </h2>
        <p>
          Write to us, or read what other parents wanted to know. For anything urgent, call your pediatrician.
        </p>
        <p className={page.actions}>
          <ExampleOf value="experts">
            <ButtonLink href="/contact">Contact Our Experts</ButtonLink>
          </ExampleOf>
          <ButtonLink href="/blog" tone="quiet">
            Read Our Blog
          </ButtonLink>
        </p>
      </aside>
    </div>
  );
}

function Contents({ groups }: { groups: readonly Group<ShownFaq>[] }) {
  return (
    <nav className={css.contents} aria-label="Categories">
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
        title={`Questions on “${query}”`}
        description={`Frequently asked questions of ${names.name} that match “${query}”.`}
        canonical="/faq"
        noindex
      />
    );
  }
  return (
    <Seo
      title={title}
      description={standfirst}
      keywords={['parenting questions', 'FAQ', ...groups.map(({ category }) => category.toLowerCase())]}
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
