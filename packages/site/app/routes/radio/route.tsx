import { pictured } from '@daily-nest/content/photos';
import { CoverImage, pictureProps } from '@daily-nest/ui/cover-image';
import { RadioPlayer } from '@daily-nest/ui/radio-player';
import { names } from '../../brand.ts';
import { useOwner } from '../../data/use-owner.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { breadcrumbsLd, radioLd } from '../../seo/ld/index.ts';
import { BackBar, belowBar } from '../../shell/BackBar.tsx';
import type { Route } from './+types/route';
import { Programme } from './Programme.tsx';
import * as words from '../../words/station.ts';
import * as css from './radio.css.ts';

export const handle: RouteHandle = { sound: true };

const description = words.radioIs(names.name);

export function loader() {
  return { picture: pictured({ image: '/pictures/radio.jpg', imageAlt: '' }) };
}

/** Seven columns of twelve, which in a high window show the middle of a picture of their height. */
const sizes = '(min-width: 64rem) max(58vw, 112vh), 100vw';

/** The radio's own page, without the shared layout. */
export default function Radio({ loaderData: { picture } }: Route.ComponentProps) {
  const siteUrl = useSiteUrl();
  const owner = useOwner();
  return (
    <main id="main" className={css.page}>
      <Seo
        title={words.radio}
        description={description}
        keywords={words.keywords}
        canonical="/radio"
        jsonLd={[
          radioLd(siteUrl, owner, description),
          breadcrumbsLd(siteUrl, [{ name: words.radio, path: '/radio' }]),
        ]}
      />
      <BackBar over="window" />
      <div className={css.halves}>
        <div className={css.picture}>
          <CoverImage
            {...pictureProps(picture.image)}
            className={css.image}
            alt={picture.imageAlt}
            sizes={sizes}
            priority
          />
        </div>
        <div {...belowBar} className={css.sheet}>
          <RadioPlayer title={owner.radio.title} subtitle={owner.radio.subtitle} headingLevel={1} />
        </div>
        {owner.radio.programme ? <Programme /> : null}
      </div>
    </main>
  );
}
