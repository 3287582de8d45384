import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { type Engine, findFirefox, findWebKit } from '@daily-nest/testing/engines';
import { chromium, expect, firefox, test as base, webkit } from '@playwright/test';
import { firefoxReader } from './readers/firefox.ts';
import { playwrightReader } from './readers/playwright.ts';
import type { Reader } from './readers/reader.ts';
import { webkitReader } from './readers/webkit.ts';
import { type Hand, handOf, type Way, ways } from './ways.ts';

/** The names of the projects. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;

type EngineName = (typeof engines)[number];

interface Fixtures {
  /** The window and input of a test's reader. */
  way: Way;
  hand: Hand;
  /** Opens a path of the site. */
  visit: (path: string) => Promise<void>;
}

interface WorkerFixtures {
  reader: Reader;
  /** The address of the site under test. */
  site: string;
  /** Whether the browser runs scripts. */
  scripts: boolean;
}

/** Playwright's test with a reader in the engine of the project, which keeps its browser between tests. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: ['', { option: true, scope: 'worker' }],
  scripts: [true, { option: true, scope: 'worker' }],
  reader: [
    async ({ site, scripts }, provide, { project }) => {
      const reader = await startReader(project.name as EngineName, scripts);
      await reader.open(`${site}/contact`);
      // Prevents the dialog that would open after five seconds.
      await reader.run(() => localStorage.setItem('donationPopupShown', 'true'));
      await provide(reader);
      await reader.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  way: [ways['on a phone']!, { option: true }],
  hand: async ({ reader, way }, provide, info) => {
    const hand = handOf(reader, way.by);
    info.skip(!hand, `the driver of this engine has no ${way.by}`);
    await provide(hand!);
  },
  visit: async ({ reader, site, way }, provide) => {
    await reader.resize(way.width, way.height);
    await provide(async (path) => {
      await reader.open(site + path);
      await reader.run((text) => void (document.documentElement.dataset['textSize'] = text), way.text);
    });
    expect(reader.complaints() ?? [], 'errors in the console').toEqual([]);
  },
});

/**
 * Skips a test if its engine is missing, and names it. In CI a missing engine is an error, which
 * `startReader` throws.
 */
export function skipsWhereMissing(): void {
  test.skip(
    () => !process.env['CI'] && !engineOf(test.info().project.name),
    'this engine is not installed: see CONTRIBUTING.md, e2e:engines',
  );
}

/** Returns the installed engine of a project. */
function engineOf(name: string): Engine | undefined {
  return name === 'firefox' ? findFirefox() : name === 'webkit' ? findWebKit() : { by: 'playwright' };
}

async function startReader(name: EngineName, scripts: boolean): Promise<Reader> {
  const engine = engineOf(name);
  if (!engine) throw new Error(`${name} is not installed: see CONTRIBUTING.md, test:all.`);
  if (engine.by === 'bidi') return firefoxReader(engine.browser, scripts);
  if (engine.by === 'webdriver') return webkitReader(engine);
  const launched = {
    chromium: () => chromium.launch(chromiumLaunch()),
    firefox: () => firefox.launch(),
    webkit: () => webkit.launch(),
  };
  const browser = await launched[name]();
  const reader = await playwrightReader(browser, scripts);
  return { ...reader, close: () => browser.close() };
}

export { expect };
