import { names } from '../../brand.ts';
import { drawMark } from '../../seo/card/brand.ts';

/** The mark of the title as a file. In the dark scheme it stands on its own light ground, so that it is seen in a dark tab. */
export function loader() {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
    `<style>.ground{display:none}@media (prefers-color-scheme:dark){.ground{display:block;fill:${names.themeColor.light}}}</style>` +
    '<rect class="ground" width="40" height="40" rx="9"/>' +
    `${drawMark(2, 1, 36)}</svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
}
