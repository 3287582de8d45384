import { ButtonLink } from '@daily-nest/ui/button';
import { Headline } from '@daily-nest/ui/headline';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { names } from '../../brand.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo } from '../../seo/index.ts';
import { BackBar, belowBar } from '../../shell/BackBar.tsx';
import * as css from './offline.css.ts';
import * as words from '../../words/errors.ts';

/** The worker shows it at other addresses: no application may run there. */
export const handle: RouteHandle = { start: 'never' };

/**
 * Shown to an offline reader if a page is not cached. The worker fills the list
 * (`offline/worker/offline-page.ts`), and answers with status 503.
 */
export default function Offline() {
  return (
    <main id="main">
      <BackBar />
      <div {...belowBar} className={css.page}>
        <Seo
          title={words.offlineTitle}
          description={words.offlineDescription}
          keywords={['offline', names.name]}
          noindex
        />
        <Headline headingLevel={1} size="h1">
          {words.offlineHeading}
        </Headline>
        <Standfirst size="deck">{words.offlineText}</Standfirst>
        <ul data-cached="" className={css.list}>
          <li>
            <a href="/saved">{words.savedPieces}</a>
          </li>
        </ul>
        {/* An empty href is the address of the requested page. */}
        <ButtonLink href="">{words.tryAgain}</ButtonLink>
      </div>
    </main>
  );
}
