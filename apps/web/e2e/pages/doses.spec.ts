import { doses } from '@daily-nest/content/urgent/doses';
import type { Page } from '@playwright/test';
import { cachedPaths, cutOff, readAt } from '../support/saved-pages.ts';
import { expect, scriptRequests, startApp, test } from '../support/test.ts';

const address = '/urgent/fever-and-doses';

interface Question {
  age?: string;
  bottle?: RegExp;
  weight?: string;
  unit?: 'pounds' | 'kilograms';
}

/** A two-year-old of 26 lb and a bottle of acetaminophen: the dose is 5 mL. */
const usual = {
  age: '2 years',
  bottle: /^Infants’ or children’s acetaminophen/,
  weight: '26',
  unit: 'pounds',
} as const;

async function fill(page: Page, { age, bottle, weight, unit }: Question) {
  if (age) await page.getByLabel('How old is your child?').selectOption(age);
  if (bottle) await page.getByRole('radio', { name: bottle }).check();
  if (weight !== undefined) await page.getByRole('textbox', { name: 'Weight' }).fill(weight);
  if (unit) await page.getByRole('radio', { name: unit }).check();
}

const show = (page: Page) => page.getByRole('button', { name: 'Show the dose' }).click();
const answer = (page: Page) => page.getByRole('main').getByRole('status');

async function ask(page: Page, question: Question) {
  await fill(page, question);
  await show(page);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is a full table for each bottle, and no form', async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('form[data-doses]')).toBeHidden();
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(doses.bottles.length);
    for (const { name, strength, doses: rows } of doses.bottles) {
      const table = page.getByRole('table', { name: `${name} ${strength}`, exact: true });
      await expect(table.getByRole('rowheader')).toHaveCount(rows.length);
      for (const { pounds, give } of rows) {
        const { kilograms } = doses.weights.find((weight) => weight.pounds[0] === pounds)!;
        const row = table.getByRole('row', { name: `${kilograms[0]} to ${kilograms[1]} kg` });
        await expect(row).toContainText(String(Math.floor(give) || '½'));
      }
    }
    await expect(page.getByText('Between two rows? Take the smaller dose.')).toBeVisible();
  });
});

test('shows one answer in large type, with the syringe at its mark; nothing is sent, stored or put into the address', async ({
  page,
}) => {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await ask(page, usual);
  await expect(answer(page)).toContainText(/160 mg \/ 5 mL\s*5 mL/);
  await expect(answer(page)).toContainText('160 mg, for a child of 26 lb (11.8 kg).');
  await expect(answer(page)).toContainText('At most 5 doses in 24 hours.');
  await expect(
    answer(page).getByRole('img', { name: 'A syringe of 5 mL, filled to the mark of 5 mL.' }),
  ).toBeInViewport();
  await expect(answer(page).getByRole('img')).toHaveCount(1);
  const size = await answer(page)
    .getByText('5 mL', { exact: true })
    .first()
    .evaluate((amount) => Number.parseFloat(getComputedStyle(amount.closest('p')!).fontSize));
  expect(size).toBeGreaterThan(40);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('26');
});

test('asks for the age first: what must not be given is shown at once, before any weight', async ({
  page,
}) => {
  await page.goto(address);
  await fill(page, { age: 'Under 3 months' });
  await expect(answer(page)).toContainText('No medicine. Call the doctor now.');
  await expect(answer(page).getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  await ask(page, { ...usual, age: 'Under 3 months' });
  await expect(answer(page)).toContainText('No medicine.');
  await expect(answer(page)).not.toContainText('mL');
  await fill(page, { age: '3 to 5 months', bottle: /^Infants’ ibuprofen drops/ });
  await expect(answer(page)).toContainText('No ibuprofen under 6 months.');
  await fill(page, { age: '1 year', bottle: /^Ibuprofen chewables/ });
  await expect(answer(page)).toContainText('No chewables under 2 years.');
  await ask(page, { ...usual, age: '1 year', weight: '22' });
  await expect(answer(page)).toContainText('Under two years: ask the doctor before the first dose.');
});

test('any later change removes the answer', async ({ page }) => {
  await page.goto(address);
  for (const change of [
    { bottle: /^Infants’ ibuprofen drops/ },
    { unit: 'kilograms' },
    { weight: '27' },
    { age: '3 years' },
  ] as const) {
    await ask(page, usual);
    await expect(answer(page)).toContainText('5 mL');
    await fill(page, change);
    await expect(answer(page)).toBeEmpty();
  }
  // The number is unchanged, but the unit is not: it asks back and does not convert.
  await ask(page, usual);
  await ask(page, { unit: 'kilograms' });
  await expect(answer(page)).toContainText(
    '26 kg (57.3 lb) would be very unusual at “2 years”. Is it 26 lb?',
  );
  await ask(page, { ...usual, bottle: /^Infants’ ibuprofen drops/ });
  await expect(answer(page)).toContainText('2.5 mL');
  await expect(answer(page)).toContainText('At most 4 doses in 24 hours.');
});

test('a likely typing error is asked back, and the focus moves to the field', async ({ page }) => {
  await page.goto(address);
  await show(page);
  await expect(answer(page)).toContainText('Choose the age first.');
  await expect(page.getByLabel('How old is your child?')).toBeFocused();
  await ask(page, { age: '2 years' });
  await expect(answer(page)).toContainText('Choose the bottle');
  await ask(page, { bottle: usual.bottle });
  await expect(answer(page)).toContainText('Type the weight as one number');
  await ask(page, { weight: '26' });
  await expect(answer(page)).toContainText('Choose lb or kg.');
  for (const [weight, text] of [
    ['200', '200 lb (90.7 kg) would be very unusual'],
    ['12', 'Is it 12 kg?'],
    ['-26', 'Type the weight as one number'],
    ['1e3', 'Type the weight as one number'],
    ['0', 'Type the weight as one number'],
    ['', 'Type the weight as one number'],
    ['12 kg', 'Pounds or kilograms?'],
    ['26 lb', '160 mg, for a child of 26 lb'],
    ['26,5', '160 mg, for a child of 26.5 lb'],
  ] as const) {
    await ask(page, { ...usual, weight });
    await expect(answer(page), weight).toContainText(text);
    if (!text.startsWith('160')) await expect(answer(page), weight).not.toContainText('mL');
  }
});

test('beyond the tables there is a sentence and no dose', async ({ page }) => {
  await page.goto(address);
  for (const [question, text] of [
    [{ ...usual, age: '3 to 5 months', weight: '11' }, 'ask the doctor for the dose'],
    [{ ...usual, age: '12 years or older', weight: '96' }, 'as an adult label says'],
    [{ ...usual, age: '10 years', weight: '96' }, 'Over 95 lb and under 12 years: ask first.'],
    [
      { ...usual, age: '4 years', weight: '36', bottle: /^Infants’ ibuprofen drops/ },
      'not the infants’ drops',
    ],
    [{ ...usual, weight: '23', bottle: /^Acetaminophen chewables 160/ }, 'no chewables'],
  ] as const) {
    await ask(page, question);
    await expect(answer(page)).toContainText(text);
    await expect(answer(page).getByRole('img')).toHaveCount(0);
  }
  await ask(page, { ...usual, age: '8 years', weight: '62' });
  await expect(answer(page)).toContainText('Two fillings: 10 mL, then 2.5 mL.');
  await expect(answer(page).getByRole('img')).toHaveCount(2);
});

test('going back never shows an answer beside another question', { tag: '@long' }, async ({ page }) => {
  await page.goto(address);
  await ask(page, usual);
  await page.goto('/urgent');
  await page.goBack();
  const shown = (await answer(page).textContent()) ?? '';
  if (shown !== '') {
    await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('26');
    await expect(page.getByRole('radio', { name: 'pounds' })).toBeChecked();
  }
  await ask(page, { ...usual, weight: '36' });
  await expect(answer(page)).toContainText('7.5 mL');
});

test.describe('if the script fails during an answer', () => {
  test.use({ allowedConsole: [/JSON/] });

  test('the earlier answer is removed, and the tables are suggested', async ({ page }) => {
    await page.goto(address);
    await ask(page, usual);
    await page.locator('form[data-doses]').evaluate((form: HTMLFormElement) => (form.dataset['doses'] = '{'));
    await fill(page, { weight: '200' });
    await expect(answer(page)).toHaveText(/That did not work\.\s*Take the table of your bottle, below\./);
  });
});

test("the form works without the application's script, and in the running application", async ({ page }) => {
  const scripts = scriptRequests(page);
  await page.goto(address);
  await ask(page, usual);
  expect(scripts).toEqual([]);
  await page.goto('/urgent/sitter');
  await page.goto('/about');
  await startApp(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Urgent help' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urgent Help');
  await page.getByRole('main').getByRole('link', { name: 'Fever and doses' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fever and doses');
  await expect(answer(page)).toBeEmpty();
  await ask(page, usual);
  await expect(answer(page)).toContainText('160 mg, for a child of 26 lb (11.8 kg).');
  expect(await page.evaluate(() => document.documentElement.dataset['app'])).toBe('live');
});

test(
  'keys lead to the answer, and every field is large enough for a thumb',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await page.getByLabel('How old is your child?').focus();
    await page.keyboard.type('2 y');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('26');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(answer(page)).toContainText('160 mg, for a child of 26 lb');
    const small = await page
      .locator('form[data-doses] :is(select, label:has(input), input[name=weight], button)')
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
      );
    expect(small).toEqual([]);
  },
);

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', allowedConsole: [cutOff] });

  test(
    'the worker caches the page, which answers without a network',
    { tag: '@long' },
    async ({ page, context, baseURL }) => {
      await readAt(page, `${baseURL}/articles/a-fever-at-three-in-the-morning`);
      await expect.poll(() => cachedPaths(page, 'nest-shell-1')).toContain(address);
      await context.setOffline(true);
      await page.goto(address);
      await ask(page, usual);
      await expect(answer(page)).toContainText('160 mg, for a child of 26 lb (11.8 kg).');
    },
  );
});

test('an article, an answer and a post about fever link to it', { tag: '@long' }, async ({ page }) => {
  for (const [path, count] of [
    ['/articles/a-fever-at-three-in-the-morning', 1],
    ['/articles/the-medicine-cabinet-check', 2],
    ['/faq', 1],
    ['/blog/too-sick-for-school', 1],
    ['/blog/who-pays-for-school-lunch', 0],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').locator(`a[href="${address}"]`), path).toHaveCount(count);
  }
  await page.goto('/articles/the-medicine-cabinet-check');
  await expect(page.getByText('tape it inside the cabinet door').locator(`a[href="${address}"]`)).toHaveText(
    'fever and doses',
  );
});
