import type { Page } from '@playwright/test';
import { differsByWords, pages } from './support/pages.ts';
import { expect, failedDocument, test } from './support/test.ts';

// A page has the rules that it uses in its head; the sheet of all rules loads when the application starts.
// Nothing may look different before and after, in any width, scheme or state.
test.use({ allowedConsole: [failedDocument] });

const oneOfAKind = pages.map(({ path }) => path).filter((path) => !differsByWords(path));
const walls = ['/walls/local-news', '/walls/sports?view=compact'];

for (const path of [...oneOfAKind, ...walls]) {
  test(`${path} looks the same with its own rules and with all of them`, async ({ page, request }) => {
    const sheet = /<link rel="stylesheet" href="([^"]+)" disabled/.exec(
      await (await request.get('/about')).text(),
    )![1]!;
    await page.goto(path);
    await expect(page.locator('link[rel=stylesheet]:not([disabled])')).toHaveCount(0);
    await openEverything(page);
    const properties = await propertiesOf(page, await (await request.get(sheet)).text());
    expect(properties.length).toBeGreaterThan(100);
    await lookEverywhere(page, properties);
    await page.evaluate(async (href) => {
      await new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
        document.head.append(link);
      });
    }, sheet);
    const { looked, changes } = await lookEverywhere(page, properties);
    expect(looked).toBeGreaterThan(80);
    expect(changes).toEqual([]);
  });
}

/** Opens everything that works without a script: menus, answers, the dialog. */
async function openEverything(page: Page) {
  await page.evaluate(() => {
    // Stops transitions.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(still);
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
      popover.popover = 'manual';
      popover.showPopover();
    }
    for (const dialog of document.querySelectorAll('dialog')) dialog.showModal();
    (document.activeElement as HTMLElement).blur();
  });
}

/** Returns the properties that rules of the sheet set. Others look the same with it, or depend on these. */
function propertiesOf(page: Page, css: string): Promise<string[]> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const names = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name);
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    read(sheet.cssRules);
    // A custom property is invisible unless a property reads it.
    return [...names].filter((name) => !name.startsWith('--'));
  }, css);
}

/** Records the style of every element in each window and medium, and returns later differences. */
async function lookEverywhere(page: Page, properties: string[]) {
  const changes: string[] = [];
  let looked = 0;
  for (const [width, media] of [
    [390, { media: 'screen', colorScheme: 'dark' }],
    [1280, { media: 'screen', colorScheme: 'light' }],
    [1280, { media: 'print', colorScheme: 'light' }],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia(media);
    const found = await page.evaluate(
      ([where, asked]) => {
        const seen = ((window as unknown as { seen?: Record<string, string[][]> }).seen ??= {});
        // Of equal siblings, three are enough.
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
        const isFourth = (element: Element) => {
          const { className, previousElementSibling: one } = element;
          const two = one?.previousElementSibling;
          const three = two?.previousElementSibling;
          return [one, two, three].every((other) => other?.className === className);
        };
        const looks: string[][] = [];
        const names: string[] = [];
        const look = (element: Element) => {
          for (const part of ['', '::before', '::after']) {
            const style = getComputedStyle(element, part);
            if (part && style.content === 'none') continue;
            looks.push(asked.map((name) => style.getPropertyValue(name)));
            names.push(`${element.tagName} ${element.getAttribute('class')} ${part}`);
          }
          for (const child of element.children) if (!isFourth(child)) look(child);
        };
        look(document.body);
        const before = (seen[where] ??= looks);
        const different = looks.flatMap((values, place) =>
          values
            .map((value, at) => [asked[at], before[place]?.[at], value])
            .filter(([, was, is]) => was !== is)
            .map(([name, was, is]) => `${names[place]} ${name}: ${was} → ${is}`),
        );
        return { looked: looks.length, different: different.slice(0, 3) };
      },
      [`${width} ${media.media} ${media.colorScheme}`, properties] as const,
    );
    looked += found.looked;
    changes.push(...found.different);
  }
  return { looked, changes };
}
