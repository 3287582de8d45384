import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startOwnSite } from './support/own-site.ts';
import { expect, failedDocument, startApp, test } from './support/test.ts';

test.use({ allowedConsole: [failedDocument] });

type Owner = ReturnType<typeof ownerOf>;

/** An owner whose values all differ from the brand's and other owners'. */
function ownerOf(name: string, number: number, networks: string[]) {
  return {
    donationUrl: `https://give.${name}.example/?for=news&from=site`,
    supportUrl: `https://support.${name}.example/`,
    supportLabel: `Support “${name}” & Others`,
    contactFormUrl: `https://forms.${name}.example/desk?embedded=true&lang=en`,
    contactFormProvider: `${name} Forms`,
    contactEmail: `desk@${name}.example`,
    contactPhone: `+1 202-555-01${number}`,
    driveDocuments: {
      'partnership-document-1': `${name}-Document_1`,
      'partnership-document-2': `${name}-Document_2`,
      'partnership-document-3': `${name}-Document_3`,
    },
    adSlots: {
      homeTop: number * 1_000 + 1,
      homeMiddle: number * 1_000 + 2,
      articleBottom: number * 1_000 + 3,
      articleBottomSecond: number * 1_000 + 9,
      listTop: number * 1_000 + 4,
      listTopSecond: number * 1_000 + 10,
      topicAbove: number * 1_000 + 5,
      topicAboveSecond: number * 1_000 + 6,
      topicBelow: number * 1_000 + 7,
      topicBelowSecond: number * 1_000 + 8,
    },
    newsletterNote: `The letter of ${name} says "hello" & <goodbye>.`,
    externalWalls: { sports: `https://walls.${name}.example/sports?a=1&b=2` },
    featuredVideo: { id: `${name}-video-0`.slice(0, 11), title: `A Film of ${name}`, caption: 'One minute.' },
    radio: { title: `Radio ${name}`, subtitle: 'At night' },
    social: networks.map((network) => ({
      network,
      label: `${name} on ${network}`,
      href: `https://${network}.example/${name}`,
    })),
    imprint: { publisher: `${name} & Daughters`, address: `${number} Own Street`, editor: `Editor ${name}` },
  };
}

const drive = (id: string, view: string) => `https://drive.google.com/file/d/${id}/${view}`;

const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href')));

const slots = (page: Page) =>
  page.locator('[data-ad-slot]').evaluateAll((all) => all.map((slot) => Number(slot.dataset['adSlot'])));

const structured = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as unknown,
  );

/** Checks the shared layout of each page. */
async function frame(page: Page, owner: Owner) {
  await expect.poll(() => hrefs(page, 'dialog [data-donate]')).toEqual([owner.donationUrl]);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(owner.newsletterNote);
  for (const { label, href } of owner.social)
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', href);
  await expect(footer.getByRole('link', { name: / on (facebook|instagram|youtube|pinterest) / })).toHaveCount(
    owner.social.length,
  );
}

/** The checks of the owner's values, page by page. */
const looks: Record<string, (page: Page, owner: Owner) => Promise<void>> = {
  async '/'(page, owner) {
    await frame(page, owner);
    await expect.poll(() => slots(page)).toEqual([owner.adSlots.homeTop, owner.adSlots.homeMiddle]);
    await expect(page.getByRole('link', { name: `Play ${owner.featuredVideo.title}` })).toHaveAttribute(
      'href',
      `https://youtu.be/${owner.featuredVideo.id}`,
    );
    await expect
      .poll(() => structured(page))
      .toContainEqual(
        expect.objectContaining({
          email: owner.contactEmail,
          telephone: owner.contactPhone,
          sameAs: owner.social.map(({ href }) => href),
        }),
      );
  },
  async '/about'(page, owner) {
    await frame(page, owner);
    await expect(page.getByRole('link', { name: owner.supportLabel })).toHaveAttribute(
      'href',
      owner.supportUrl,
    );
  },
  async '/contact'(page, owner) {
    await frame(page, owner);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: owner.contactEmail })).toHaveAttribute(
      'href',
      `mailto:${owner.contactEmail}`,
    );
    await expect(main.getByRole('link', { name: owner.contactPhone })).toBeVisible();
    await expect(main).toContainText(owner.imprint.publisher);
    await expect(main).toContainText(`comes from ${owner.contactFormProvider}`);
    await expect(main.getByRole('link', { name: 'Load Contact form' })).toHaveAttribute(
      'href',
      owner.contactFormUrl,
    );
    for (const { label } of owner.social) await expect(main.getByLabel(label)).toBeVisible();
    await expect.poll(async () => JSON.stringify(await structured(page))).toContain(owner.contactEmail);
  },
  async '/partners'(page, owner) {
    await frame(page, owner);
    const main = page.getByRole('main');
    const ids = Object.values(owner.driveDocuments);
    await expect
      .poll(() => hrefs(page, 'main article p > a:text("Open in Google Drive")'))
      .toEqual(ids.map((id) => drive(id, 'view')));
    const forms = () =>
      main
        .locator('form')
        .evaluateAll((all) =>
          all.map((form) => [
            form.getAttribute('action'),
            form.querySelector<HTMLInputElement>('[name=id]')?.value,
          ]),
        );
    await expect.poll(forms).toEqual(
      ids.flatMap((id) => [
        ['https://drive.google.com/uc', id],
        [drive(id, 'preview'), undefined],
      ]),
    );
  },
  async '/sports'(page, owner) {
    await frame(page, owner);
    const { topicAbove, topicAboveSecond, topicBelow, topicBelowSecond } = owner.adSlots;
    await expect
      .poll(() => slots(page))
      .toEqual([topicAbove, topicAboveSecond, topicBelow, topicBelowSecond]);
    await expect(page.getByRole('link', { name: 'Load Sports headlines' })).toHaveAttribute(
      'href',
      owner.externalWalls.sports,
    );
  },
  async '/radio'(page, owner) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(owner.radio.title);
    await expect.poll(async () => JSON.stringify(await structured(page))).toContain(owner.radio.title);
  },
  async '/articles'(page, owner) {
    await frame(page, owner);
    await expect.poll(() => slots(page)).toEqual([owner.adSlots.listTop, owner.adSlots.listTopSecond]);
  },
  async '/articles/a-fever-at-three-in-the-morning'(page, owner) {
    await frame(page, owner);
    await expect
      .poll(() => slots(page))
      .toEqual([owner.adSlots.articleBottom, owner.adSlots.articleBottomSecond]);
  },
  // Rendered for each request, or cached for a while.
  '/blog': frame,
  '/search?q=sleep': frame,
  '/nowhere': frame,
};

const one = ownerOf('first', 71, ['facebook', 'youtube']);
const two = ownerOf('other', 82, ['pinterest', 'instagram', 'facebook']);

// One worker: two sites from one build serve all tests of this file.
test.describe.configure({ mode: 'default' });

let folder: string;
let site: Awaited<ReturnType<typeof startOwnSite>>;
let copies: { url: string; owner: Owner }[];

function settingsOf(owner: Owner) {
  const file = join(folder, `${owner.contactFormProvider}.json`);
  writeFileSync(file, JSON.stringify(owner));
  return { OWNER_FILE: file };
}

test.beforeAll(async () => {
  test.setTimeout(90_000);
  folder = mkdtempSync(join(tmpdir(), 'daily-nest-owner-'));
  site = await startOwnSite(settingsOf(one));
  copies = [
    { url: site.url, owner: one },
    { url: await site.startCopy(settingsOf(two)), owner: two },
  ];
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

for (const [path, look] of Object.entries(looks)) {
  test(`${path} shows each site's own owner, before and after the application runs`, async ({ page }) => {
    for (const { url, owner } of copies) {
      await page.goto(url + path);
      await look(page, owner);
      await startApp(page);
      await look(page, owner);
    }
  });
}

test('navigation inside the application keeps the owner', async ({ page }) => {
  for (const { url, owner } of copies) {
    await page.goto(`${url}/nowhere`);
    await startApp(page);
    for (const [name, path] of [
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Partners', '/partners'],
      ['Home', '/'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(url + path);
      await looks[path]!(page, owner);
    }
  }
});

test('a reader can load the form and the wall of that owner', async ({ page }) => {
  await page.route(/^https:\/\/(forms|walls)\.\w+\.example\//, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Framed</title><h1>${new URL(route.request().url()).hostname}</h1>`,
    }),
  );
  for (const { url, owner } of copies) {
    for (const [path, control, title, address] of [
      ['/contact', 'Load Contact form', 'Contact form', owner.contactFormUrl],
      ['/sports', 'Load Sports headlines', 'Sports headlines', owner.externalWalls.sports],
    ] as const) {
      await page.goto(url + path);
      await page.getByRole('link', { name: control }).click();
      const framed = page.frameLocator(`iframe[title="${title}"]`);
      await expect(framed.getByRole('heading')).toHaveText(new URL(address).hostname);
    }
  }
});
