import { symbolsOf } from '@daily-nest/content/fold-out-drawings';
import { foldOuts } from '@daily-nest/content/fold-outs';
import { names } from '../../brand.ts';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import { PageBanner } from '../../shell/PageBanner.tsx';
import * as page from '../../shell/page.css.ts';
import { DrawnShapes } from '../fold-out/Drawing.tsx';
import { FoldOutTiles } from '../fold-out/FoldOutShelf.tsx';
import { shelfOf } from '../fold-out/shelf.ts';
import * as words from '../../words/fold-outs.ts';
import type { Route } from './+types/route';
import * as css from './fold-outs.css.ts';

export function loader() {
  const { shelf, symbols } = shelfOf(foldOuts);
  const drawings = shelf.map(({ drawing }) => drawing);
  return { shelf, symbols: symbolsOf(drawings, symbols) };
}

export default function FoldOuts({ loaderData: { symbols, shelf } }: Route.ComponentProps) {
  return (
    <div className={page.stack}>
      <CollectionSeo
        title={words.foldOuts}
        description={words.foldOutsAre}
        keywords={[...words.keywords, ...shelf.map((one) => one.title.toLowerCase()), names.name]}
        path="/fold-outs"
        items={shelf.map((one) => ({ title: one.title, href: `/fold-outs/${one.slug}` }))}
      />
      <DrawnShapes symbols={symbols} />
      <PageBanner title={words.foldOuts} standfirst={words.foldOutsAre} section="family" />
      <FoldOutTiles foldOuts={shelf} headingLevel={2} className={css.all} />
    </div>
  );
}
