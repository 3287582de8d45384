import type { ReactNode } from 'react';
import type { UrgentNumbers } from '@daily-nest/brand';
import type { Sheet } from '@daily-nest/content/urgent/types';
import { AsOf } from '@daily-nest/ui/as-of';
import { Button } from '@daily-nest/ui/button';
import { Headline } from '@daily-nest/ui/headline';
import { Link } from '@daily-nest/ui/link';
import { NewTabHint } from '@daily-nest/ui/more-link';
import { names } from '../../brand.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { breadcrumbsLd } from '../../seo/ld/index.ts';
import { LinesContext } from '../urgent/lines.ts';
import { back } from '../urgent/part.css.ts';
import * as css from './sheet.css.ts';
import * as words from '../../words/urgent.ts';

export interface SheetPageProps {
  sheet: Sheet;
  lines: UrgentNumbers;
  /** The content of the sheet. */
  children: ReactNode;
}

/** A sheet for the refrigerator door, the sitter or the medicine cabinet: one page in letter or A4. */
export function SheetPage({ sheet, lines, children }: SheetPageProps) {
  const { slug, title, intro } = sheet;
  const path = `/urgent/${slug}`;
  const siteUrl = useSiteUrl();
  return (
    <LinesContext value={lines}>
      <article className={css.sheet}>
        <Seo
          title={words.sheetTitle(title)}
          description={words.sheetIs(intro)}
          keywords={[title.toLowerCase(), ...words.sheetKeywords, names.name]}
          canonical={path}
          jsonLd={[
            breadcrumbsLd(siteUrl, [
              { name: words.urgentHelp, path: '/urgent' },
              { name: title, path },
            ]),
          ]}
        />
        <header className={css.head}>
          <Link href="/urgent" className={back}>
            {words.urgentHelpLink}
          </Link>
          <Headline headingLevel={1} size="h1" className={css.title}>
            {title}
          </Headline>
          <p className={css.intro}>{intro}</p>
          <Button tone="quiet" className={css.printButton} data-print="" onClick={printPage}>
            {words.printThisSheet}
          </Button>
          <ul className={css.numbers}>
            {[lines.emergency, lines.poison, lines.crisis].map(({ name, number, call }) => (
              <li key={call}>
                <span className={css.lineName}>{name}</span>{' '}
                <a href={call} className={css.number}>
                  {number}
                </a>
              </li>
            ))}
          </ul>
        </header>
        {children}
        <footer className={css.sources}>
          {'sources' in sheet && (
            <>
              <AsOf {...sheet.asOf} />
              {sheet.sources.map(({ title: name, url }) => (
                <a key={url} href={url} target="_blank" rel="noopener">
                  {name}
                  <NewTabHint />
                </a>
              ))}
            </>
          )}
          <p className={css.from}>
            {names.name}, {names.domain}/urgent
          </p>
        </footer>
      </article>
    </LinesContext>
  );
}

/** Prints in the running application; a sheet that was opened directly has its own small script. */
function printPage() {
  window.print();
}
