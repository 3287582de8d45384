import { pieces } from '@daily-nest/content/pieces';
import { urgentSections } from '@daily-nest/content/urgent/sections';
import { sheets } from '@daily-nest/content/urgent/sheets';
import { Headline } from '@daily-nest/ui/headline';
import { Link } from '@daily-nest/ui/link';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { names, urgent } from '../../brand.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { breadcrumbsLd, webPageLd } from '../../seo/ld/index.ts';
import type { Route } from './+types/route';
import { AllNumbers } from './Calls.tsx';
import { Emergency } from './Emergency.tsx';
import { LinesContext } from './lines.ts';
import * as css from './urgent.css.ts';

export const handle: RouteHandle = { start: 'never', urgent: true };

const title = 'Urgent Help';
const description =
  'Whom to call and what to do now: trouble breathing, choking, poisoning, allergic reaction, seizure, fever, burns, a blow to the head, water, self-harm.';

export function loader() {
  const modified = urgentSections.reduce((last, { asOf }) => (asOf.date > last ? asOf.date : last), '');
  return {
    sections: urgentSections,
    sheets: sheets.map(({ slug, title: name, intro }) => ({ slug, name, intro })),
    reads: pieces
      .filter(({ href }) => urgentSections.some(({ piece }) => piece === href))
      .map(({ href, title: name }) => ({ href, name })),
    modified,
    lines: urgent,
  };
}

export default function UrgentPage({
  loaderData: { sections, sheets: toPrint, reads, modified, lines },
}: Route.ComponentProps) {
  const siteUrl = useSiteUrl();
  const titles = Object.fromEntries([
    ...sections.map(({ id, title: name }) => [id, name] as const),
    ...toPrint.map(({ slug, name }) => [slug, name] as const),
    ...reads.map(({ href, name }) => [href, name] as const),
  ]);
  return (
    <LinesContext value={lines}>
      <div className={css.page}>
        <Seo
          title={title}
          description={description}
          keywords={['first aid', 'choking', 'CPR', 'poisoning', 'fever', names.name]}
          canonical="/urgent"
          jsonLd={[
            webPageLd(siteUrl, { name: title, description, path: '/urgent', modified }),
            breadcrumbsLd(siteUrl, [{ name: title, path: '/urgent' }]),
          ]}
        />
        <header className={css.head}>
          <Headline headingLevel={1} size="h1">
            {title}
          </Headline>
          <Standfirst size="deck">
            Not breathing, blue lips, will not wake: call first. Put the phone on speaker and read on while
            they come.
          </Standfirst>
        </header>
        <AllNumbers />
        <p className={css.elsewhere}>{lines.elsewhere}</p>
        <nav id="emergencies" className={css.index} aria-labelledby="what-is-it">
          <h2 id="what-is-it" className={css.indexTitle}>
            What is happening?
          </h2>
          <ul className={css.indexList}>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`} className={css.indexLink}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map((section) => (
          <Emergency key={section.id} section={section} titles={titles} />
        ))}
        <section className={css.emergency} aria-labelledby="to-print">
          <h2 id="to-print" className={css.title}>
            To print, before it is needed
          </h2>
          <ul className={css.sheets}>
            {toPrint.map(({ slug, name, intro }) => (
              <li key={slug}>
                <Link href={`/urgent/${slug}`} className={css.sheetLink}>
                  {name}
                </Link>
                <p>{intro}</p>
              </li>
            ))}
          </ul>
          <p className={css.remark}>
            This is first aid as the institutions under each part teach it. It takes the place of no class and
            no doctor. When in doubt, call; nobody minds a call that turns out to be nothing.
          </p>
        </section>
      </div>
    </LinesContext>
  );
}
