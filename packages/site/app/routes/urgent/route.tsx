import { foldOuts } from '@daily-nest/content/fold-outs';
import { urgentSections } from '@daily-nest/content/urgent/sections';
import { sheets } from '@daily-nest/content/urgent/sheets';
import { Headline } from '@daily-nest/ui/headline';
import { Link } from '@daily-nest/ui/link';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { names } from '../../brand.ts';
import { urgent } from '../../data/urgent-numbers.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { breadcrumbsLd, webPageLd } from '../../seo/ld/index.ts';
import type { Route } from './+types/route';
import { AllNumbers } from './Calls.tsx';
import { LinesContext } from './lines.ts';
import * as css from './urgent.css.ts';
import * as words from '../../words/urgent.ts';

export const handle: RouteHandle = { start: 'never', urgent: true };

const title = words.urgentHelp;
const description = words.urgentIs;

export function loader() {
  const modified = urgentSections.reduce((last, { asOf }) => (asOf.date > last ? asOf.date : last), '');
  return {
    emergencies: urgentSections.map(({ id, title: name }) => ({ id, name })),
    sheets: sheets.map(({ slug, title: name, intro }) => ({ slug, name, intro })),
    modified,
    foldOuts: foldOuts.map(({ title: name }) => name),
    lines: urgent,
  };
}

/** The numbers, the emergencies by name, and the sheets to print. */
export default function UrgentPage({
  loaderData: { emergencies, sheets: toPrint, foldOuts: drawn, modified, lines },
}: Route.ComponentProps) {
  const siteUrl = useSiteUrl();
  return (
    <LinesContext value={lines}>
      <div className={css.page}>
        <Seo
          title={title}
          description={description}
          keywords={[...words.urgentKeywords, names.name]}
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
          <Standfirst size="deck">{words.callFirst}</Standfirst>
        </header>
        <AllNumbers />
        <nav className={css.index} aria-labelledby="what-is-it">
          <h2 id="what-is-it" className={css.indexTitle}>
            {words.whatIsHappening}
          </h2>
          <ul className={css.indexList}>
            {emergencies.map(({ id, name }) => (
              <li key={id}>
                {/* The ids are from the time when all emergencies shared this page: old addresses lead here and then to
                   the emergency's page. */}
                <Link id={id} href={`/urgent/${id}`} className={css.indexLink} data-emergency="">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {toPrint.length + drawn.length > 0 && (
          <section className={css.prints} aria-labelledby="to-print">
            <h2 id="to-print" className={css.indexTitle}>
              {words.toPrint}
            </h2>
            <ul className={css.sheets}>
              {toPrint.map(({ slug, name, intro }) => (
                <li key={slug}>
                  <Link href={`/urgent/${slug}`} className={css.sheetLink}>
                    {name}
                  </Link>
                  <p className={css.sheetIntro}>{intro}</p>
                </li>
              ))}
              {drawn.length > 0 && (
                <li>
                  <Link href="/fold-outs" className={css.sheetLink}>
                    {words.foldOuts}
                  </Link>
                  <p className={css.sheetIntro}>{words.eightSteps(drawn)}</p>
                </li>
              )}
            </ul>
          </section>
        )}
        <p className={css.elsewhere}>{lines.elsewhere}</p>
        <p className={css.elsewhere}>{words.thisIsFirstAid}</p>
      </div>
    </LinesContext>
  );
}
