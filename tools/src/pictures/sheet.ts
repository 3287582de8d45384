import type { FrontPage } from './front-page.ts';

const style = `
  body {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: 40px;
    box-sizing: border-box;
    block-size: 800px;
    margin: 0;
    padding: 40px 40px 0;
    overflow: hidden;
    background: #e6e9ea;
  }
  figure { position: relative; margin: 0; }
  img { position: absolute; box-shadow: 0 1px 2px #14212b33, 0 12px 32px #14212b26; }
  .desk { inset: 0 auto auto 0; inline-size: 740px; block-size: 601px; }
  .phone { inset: 200px 0 auto auto; inline-size: 190px; block-size: 624px; border-radius: 14px; }
`;

/**
 * Returns a page with both titles side by side: the front page on a desktop, and on a phone in front of it.
 */
export function sheetOf(pages: readonly FrontPage[]): string {
  const figures = pages.map(
    ({ desk, phone }) =>
      `<figure><img class="desk" src="${desk}"><img class="phone" src="${phone}"></figure>`,
  );
  return `<!doctype html><style>${style}</style>${figures.join('')}`;
}
