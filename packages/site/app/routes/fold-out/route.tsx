import { data } from 'react-router';
import { foldOutDrawings, symbolsOf } from '@daily-nest/content/fold-out-drawings';
import { foldOuts } from '@daily-nest/content/fold-outs';
import { Button } from '@daily-nest/ui/button';
import { Headline } from '@daily-nest/ui/headline';
import { Link } from '@daily-nest/ui/link';
import { NewTabHint } from '@daily-nest/ui/more-link';
import { SourceList } from '@daily-nest/ui/source-list';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { names } from '../../brand.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { breadcrumbsLd, webPageLd } from '../../seo/ld/index.ts';
import type { Route } from './+types/route';
import { Drawing, DrawnShapes } from './Drawing.tsx';
import { FoldOutShelf } from './FoldOutShelf.tsx';
import * as words from '../../words/fold-outs.ts';
import * as css from './fold-out.css.ts';
import { ground } from './papers.css.ts';
import { shelfOf } from './shelf.ts';

export const handle: RouteHandle = { start: 'never', print: true };

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const foldOut = foldOuts.find((one) => one.slug === slug);
  if (!foldOut) throw data(null, { status: 404 });
  const { symbols, steps: drawn } = foldOutDrawings[foldOut.slug]!;
  const others = shelfOf(foldOuts.filter((one) => one !== foldOut));
  const shown = [...drawn, ...others.shelf.map(({ drawing }) => drawing)];
  return {
    foldOut,
    drawn,
    symbols: symbolsOf(shown, { ...others.symbols, ...symbols }),
    others: others.shelf,
  };
}

export default function FoldOutPage({ loaderData }: Route.ComponentProps) {
  const { foldOut, drawn, symbols, others } = loaderData;
  const { slug, title, excerpt, date, steps, sources, close, piece } = foldOut;
  const path = `/fold-outs/${slug}`;
  const siteUrl = useSiteUrl();
  const urls = new Map(sources.map(({ name, url }) => [name, url]));
  return (
    <div className={`${css.foldOut} ${ground[foldOut.ground]}`}>
      <Seo
        title={words.eightSteps(title)}
        description={words.oneSheet(excerpt)}
        keywords={[...foldOut.keywords, words.keywords[0]!, names.name]}
        canonical={path}
        type="article"
        published={date}
        jsonLd={[
          webPageLd(siteUrl, { name: title, description: excerpt, path, modified: date }),
          breadcrumbsLd(siteUrl, [
            { name: words.foldOuts, path: '/fold-outs' },
            { name: title, path },
          ]),
        ]}
      />
      <DrawnShapes symbols={symbols} />
      <header className={css.head}>
        <Link href="/fold-outs" className={css.back}>
          {words.allFoldOuts}
        </Link>
        <Headline headingLevel={1} size="h1" className={css.title}>
          {title}
        </Headline>
        <Standfirst size="deck" className={css.excerpt}>
          {excerpt}
        </Standfirst>
        <Button className={css.printButton} data-print="" onClick={printPage}>
          {words.printThisSheet}
        </Button>
      </header>
      <div className={css.sheet}>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without markers Safari takes it for no list */}
        <ol role="list" className={css.steps}>
          {steps.map((step, place) => (
            <li key={step.title} className={css.step}>
              <figure className={css.picture}>
                <Drawing alt={step.alt} lines={drawn[place]!} />
              </figure>
              <div className={css.words}>
                <span className={css.number} aria-hidden="true">
                  {place + 1}
                </span>
                <h2 className={css.stepTitle}>{step.title}</h2>
                <div className={css.said}>
                  <p className={css.text}>{step.text}</p>
                  {step.by && (
                    <a href={urls.get(step.by)} className={css.by} target="_blank" rel="noopener">
                      {step.by}
                      <NewTabHint />
                    </a>
                  )}
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <footer className={css.foot}>
        <p className={css.close}>{close}</p>
        <p className={css.onScreen}>
          {words.printsOnOnePage}
          <Link href={piece}>{words.readWholePiece}</Link>
        </p>
        <div className={css.others}>
          <SourceList sources={sources.map((source) => ({ title: source.title, href: source.url }))} />
        </div>
        <p className={css.from}>
          {`${names.domain}${path} · ${names.name} · ${sources.map((source) => source.title).join(' · ')}`}
        </p>
      </footer>
      <div className={css.others}>
        <FoldOutShelf title={words.otherFoldOuts} foldOuts={others} />
      </div>
    </div>
  );
}

/** Prints in the running application; a sheet that was opened directly has its own small script. */
function printPage() {
  window.print();
}
