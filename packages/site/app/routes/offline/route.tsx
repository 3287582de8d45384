import { ButtonLink } from '@daily-nest/ui/button';
import { Headline } from '@daily-nest/ui/headline';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { names } from '../../brand.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo } from '../../seo/index.ts';
import { BackBar, belowBar } from '../../shell/BackBar.tsx';
import * as css from './offline.css.ts';

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
          title="You Are Offline"
          description="This page cannot be had without a network."
          keywords={['offline', names.name]}
          noindex
        />
        <Headline headingLevel={1} size="h1">
          You are offline
        </Headline>
        <Standfirst size="deck">
          This page cannot be reached at the moment, and it is not kept on your device. These are:
        </Standfirst>
        <ul data-cached="" className={css.list}>
          <li>
            <a href="/saved">Saved Pieces</a>
          </li>
        </ul>
        {/* An empty href is the address of the requested page. */}
        <ButtonLink href="">Try again</ButtonLink>
      </div>
    </main>
  );
}
