import { Link } from '@daily-nest/ui/link';
import { RadioPlayer } from '@daily-nest/ui/radio-player';
import { Logo, names } from '../../brand.ts';
import { useOwner } from '../../data/useOwner.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { breadcrumbsLd, radioLd } from '../../seo/ld/index.ts';
import * as css from './radio.css.ts';

/** Every control of this page needs the application, so it starts with the page. */
export const handle: RouteHandle = { start: 'eager' };

const description = `Listen to ${names.name} radio: calm music at any hour, without an account.`;

/** The radio's own page, without the shared frame. */
export default function Radio() {
  const siteUrl = useSiteUrl();
  const owner = useOwner();
  return (
    <main id="main" className={css.page}>
      <Seo
        title="Radio"
        description={description}
        keywords={['family radio', 'live radio', 'online radio stream']}
        canonical="/radio"
        jsonLd={[
          radioLd(siteUrl, owner, description),
          breadcrumbsLd(siteUrl, [{ name: 'Radio', path: '/radio' }]),
        ]}
      />
      <p className={css.top}>
        <Link href="/" className={css.back}>
          ← Back to Home
        </Link>
        <Link href="/" aria-label={names.name} className={css.logo}>
          <Logo />
        </Link>
      </p>
      <RadioPlayer title={owner.radio.title} subtitle={owner.radio.subtitle} headingLevel={1} />
    </main>
  );
}
