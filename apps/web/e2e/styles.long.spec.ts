import { expect, test } from './support/test.ts';

// Bundlers easily reorder cascade layers; these values need the right order.
test('the built stylesheet keeps the order of its layers', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'sticky');
  await expect(header).toHaveCSS('background-color', 'rgb(159, 216, 210)');
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' });
  const styles = await button.evaluate((element) => {
    const { borderTopStyle, minBlockSize, backgroundColor, color, fontWeight } = getComputedStyle(element);
    return { borderTopStyle, minBlockSize, backgroundColor, color, fontWeight };
  });
  expect(parseFloat(styles.minBlockSize)).toBeGreaterThanOrEqual(44);
  expect(styles.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(Number(styles.fontWeight)).toBeGreaterThanOrEqual(600);
  await page.goto('/about');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /Young Serif/);
  expect(await heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(
    40,
  );
});

test('fonts come from our own origin, at most 45 kB of them', async ({ page }) => {
  const fonts: Promise<number>[] = [];
  page.on('response', (response) => {
    // A framed wall has no origin and shares nothing with the page around it.
    if (response.request().resourceType() === 'font' && response.frame() === page.mainFrame())
      fonts.push(response.body().then((body) => body.byteLength));
    expect(new URL(response.url()).hostname).toBe('localhost');
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = await Promise.all(fonts);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000);
});

test("the dark scheme follows the system's setting", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/blog');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 26, 36)');
});
