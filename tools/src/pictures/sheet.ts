import type { FrontPage } from './front-page.ts';

/** The window of the sheet. */
export const sheet = { width: 1600, height: 1424 } as const;

const style = `
  body {
    display: grid;
    grid-template-columns: repeat(2, 732px);
    grid-auto-rows: 634px;
    gap: 44px 48px;
    box-sizing: border-box;
    block-size: ${sheet.height}px;
    margin: 0;
    padding: 56px 44px;
    overflow: hidden;
    background: #e6e9ea;
  }
  figure { position: relative; margin: 0; }
  img { position: absolute; box-shadow: 0 1px 2px #14212b33, 0 12px 32px #14212b26; }
  .desk { inset-block-start: 0; inset-inline-start: 0; inline-size: 732px; block-size: 595px; }
  .phone { inset-block-start: 126px; inset-inline-end: -12px; inline-size: 180px; block-size: 508px; border-radius: 14px; }
`;

/**
 * Returns a page with the titles in two columns: the front page on a desktop, and on a phone in front of the end of its lines.
 */
export function sheetOf(pages: readonly FrontPage[]): string {
  const figures = pages.map(
    ({ dir, desk, phone }) =>
      `<figure dir="${dir}"><img class="desk" src="${desk}"><img class="phone" src="${phone}"></figure>`,
  );
  return `<!doctype html><style>${style}</style>${figures.join('')}`;
}
