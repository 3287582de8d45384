/**
 * `pnpm docs:pictures`: builds the site once as each title of the network, in temporary copies of the
 * repository, serves it and writes docs/screenshot.webp, the front page of the first title, and
 * docs/brands.webp, both front pages side by side, desktop and phone, and the pictures of the first title's desk
 * for its guide.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, chromiumLaunch } from '@daily-nest/testing/chromium';
import { chromium } from 'playwright';
import { deskPictures } from './pictures/desk.ts';
import { frontPage, type FrontPage, windows } from './pictures/front-page.ts';
import { sheetOf } from './pictures/sheet.ts';
import { withTitle } from './pictures/with-title.ts';
import { webpWithin } from './pictures/webp.ts';
import { root } from './root.ts';

const titles = ['daily-nest', 'harbour-post'];

ensureChromium();
const browser = await chromium.launch(chromiumLaunch('--hide-scrollbars'));
try {
  const pages: FrontPage[] = [];
  for (const title of titles) {
    process.stdout.write(`Building ${title} …\n`);
    pages.push(
      await withTitle(title, async (origin, invitation) => {
        const page = await frontPage(browser, origin);
        if (title === titles[0])
          for (const [name, bytes] of Object.entries(await deskPictures(browser, invitation)))
            write(`docs/guides/desk/${name}.webp`, bytes);
        return page;
      }),
    );
  }

  const shown = await browser.newPage({ viewport: windows.desk, deviceScaleFactor: 1.5 });
  await shown.setContent(
    `<body style="margin:0"><img src="${pages[0]!.desk}" width="${windows.desk.width}">`,
  );
  write('docs/screenshot.webp', await webpWithin(shown));

  const sheet = await browser.newPage({ viewport: { width: 1600, height: 800 }, deviceScaleFactor: 1.5 });
  await sheet.setContent(sheetOf(pages));
  write('docs/brands.webp', await webpWithin(sheet));
} finally {
  await browser.close();
}

function write(path: string, bytes: Buffer) {
  writeFileSync(join(root, path), bytes);
  process.stdout.write(`${path}, ${Math.round(bytes.byteLength / 1000)} kB\n`);
}
