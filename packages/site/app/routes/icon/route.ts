import { drawMark } from '../../seo/card/draw-mark.ts';

/** The mark of the title as a file, with its dark drawing for a dark browser tab. */
export function loader() {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
    '<style>.night{display:none}@media (prefers-color-scheme:dark){.day{display:none}.night{display:inline}}</style>' +
    `<g class="day">${drawMark(0, 0, 40)}</g><g class="night">${drawMark(0, 0, 40, 'night')}</g></svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
}
