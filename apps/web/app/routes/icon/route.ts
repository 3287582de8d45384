import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LogoMark, names } from '../../site/brand.ts';

/** The mark of the title as a file: in an icon there is no stylesheet, so its colors are written into it. */
export function loader() {
  const { light, dark } = names.themeColor;
  const style =
    `svg>path{fill:${names.accentColor}}ellipse{fill:#e0a23c}` +
    `g path{fill:none;stroke:${light};stroke-width:2.4;stroke-linecap:round}` +
    `@media (prefers-color-scheme:dark){svg>path{fill:${light}}g path{stroke:${dark}}}`;
  const mark = renderToStaticMarkup(createElement(LogoMark, { xmlns: 'http://www.w3.org/2000/svg' }));
  const svg = mark.replace(/ class="[^"]*"/g, '').replace('>', `><style>${style}</style>`);
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
}
