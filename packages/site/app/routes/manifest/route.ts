import { linksOf } from '@daily-nest/content/parts';
import { card, names } from '../../brand.ts';
import * as words from '../../words/feeds.ts';
import { dir } from '../../words/language.ts';

/** The name and the look of an installed copy of the site. */
export function loader() {
  const { name, shortName, description, locale, themeColor } = names;
  const manifest = {
    id: '/',
    name,
    short_name: shortName,
    description,
    lang: locale,
    dir: dir ?? 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: card.colors.paper,
    theme_color: themeColor.light,
    categories: ['news', 'parenting', 'lifestyle'],
    icons: [
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: linksOf([
      { name: words.articles, href: '/articles' },
      { name: words.liveRadio, href: '/radio' },
      { name: words.faq, href: '/faq' },
    ]).map(({ name: label, href }) => ({ name: label, url: href })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}

function icon(src: string, sizes: string, purpose: string) {
  return { src, sizes, type: 'image/png', purpose };
}
