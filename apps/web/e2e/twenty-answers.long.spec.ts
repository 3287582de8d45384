import { expect, test } from './support/test.ts';

/** Queries of somebody who has never seen the magazine, with the address of the answer and words of it. */
const looked: readonly (readonly [question: string, address: RegExp, answer: RegExp])[] = [
  ['how long is breast milk good in the fridge', /breastfeeding/, /fridge|refrigerator/i],
  ['can i turn the car seat forward at 2', /car-seat/, /rear/i],
  ['is green poop ok for a newborn', /newborn-poop/, /green/i],
  ['how to get rid of lice', /head-lice/, /comb/i],
  ['when can my baby have peanut butter', /peanuts/, /peanut/i],
  ['my 6 year old still wets the bed', /bedwetting/, /alarm/i],
  ['barking cough at night', /croup|urgent\/breathing/, /bark/i],
  ['what to give a toddler who keeps throwing up', /stomach-bug/, /teaspoon/i],
  ['baby cries every evening for hours', /colic/, /crib/i],
  ['found a vape in my sons room', /vape/, /nicotine/i],
  ['crying at daycare drop off every day', /daycare/, /goodbye/i],
  ['toddler bites other kids', /hitting-and-biting/, /bit/i],
  ['does an ear infection need antibiotics', /ear-infection/, /antibiotic/i],
  ['toddler hard poop that hurts', /constipation/, /fiber|fruit/i],
  ['how much screen time is too much', /screen|faq|parenting-tips/, /screen/i],
  ['bleeding early pregnancy is it a miscarriage', /miscarriage|urgent/, /bleed/i],
  ['how to store a gun with kids in the house', /gun-lock/, /lock/i],
  ['baby not crawling at 10 months', /crawling/, /crawl/i],
  ['how much tylenol for my 22 lb baby', /fever-and-doses/, /acetaminophen/i],
  ['should i let my baby cry it out', /sleep-training/, /harm/i],
];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const [question, address, answer] of looked)
  test(`from the front page to the answer in 30 seconds: “${question}”`, async ({ page }) => {
    // Lighthouse's slow 4G. A thumb types about four letters a second.
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    const begun = Date.now();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap();
    const field = page.getByRole('main').getByLabel('Search everything');
    await field.tap();
    await page.keyboard.type(question, { delay: 250 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    const found = page.locator('main a[href^="/"]:not([href^="/search"])');
    await expect(found.first()).toBeVisible();
    const addresses = await found.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname),
    );
    const place = addresses.findIndex((path) => address.test(path));
    expect([...new Set(addresses)].slice(0, 3), addresses.join('\n')).toContain(addresses[place]);
    await found.nth(place).tap();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').getByText(answer).first()).toBeVisible();
    expect(Date.now() - begun).toBeLessThan(30_000);
  });
