/**
 * `pnpm docs:pictures`: builds and serves the titles and writes the pictures of the documents. `titles` writes
 * docs/screenshot.webp, the front page of the first one, and docs/brands.webp, all front pages beside each other, desktop and phone;
 * `desk` those of the guide to the first title's desk. Without a name it writes all.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, chromiumLaunch } from '@daily-nest/testing/chromium';
import { type Browser, chromium } from 'playwright';
import { deskPictures } from './pictures/desk.ts';
import { frontPage, type FrontPage, windows } from './pictures/front-page.ts';
import { sheet, sheetOf } from './pictures/sheet.ts';
import { withTitle } from './pictures/with-title.ts';
import { webpWithin } from './pictures/webp.ts';
import { root } from './root.ts';

const titles = ['web', 'harbour-post', 'el-nido', 'al-ushsh'] as const;

const kinds: Record<string, (browser: Browser) => Promise<void>> = {
  async titles(browser) {
    const pages: FrontPage[] = [];
    for (const title of titles) {
      process.stdout.write(`Building ${title} …\n`);
      pages.push(await withTitle(title, (origin) => frontPage(browser, origin)));
    }
    const shown = await browser.newPage({ viewport: windows.desk, deviceScaleFactor: 1.5 });
    await shown.setContent(
      `<body style="margin:0"><img src="${pages[0]!.desk}" width="${windows.desk.width}">`,
    );
    write('docs/screenshot.webp', await webpWithin(shown));
    const together = await browser.newPage({ viewport: sheet, deviceScaleFactor: 1.5 });
    await together.setContent(sheetOf(pages));
    write('docs/brands.webp', await webpWithin(together));
  },

  async desk(browser) {
    const pictures = await withTitle(titles[0], (_, invitation) => deskPictures(browser, invitation));
    for (const [name, bytes] of Object.entries(pictures)) write(`docs/guides/desk/${name}.webp`, bytes);
  },
};

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(kinds);
const unknown = chosen.find((name) => !Object.hasOwn(kinds, name));
if (unknown !== undefined) {
  process.stderr.write(`There are no pictures "${unknown}": name ${Object.keys(kinds).join(' or ')}.\n`);
  process.exit(1);
}

ensureChromium();
const browser = await chromium.launch(chromiumLaunch('--hide-scrollbars'));
try {
  for (const name of chosen) await kinds[name]!(browser);
} finally {
  await browser.close();
}

function write(path: string, bytes: Buffer) {
  writeFileSync(join(root, path), bytes);
  process.stdout.write(`${path}, ${Math.round(bytes.byteLength / 1000)} kB\n`);
}
