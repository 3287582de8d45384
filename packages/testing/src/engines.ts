import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import { canInstall, findProgram, install } from './programs.ts';

/** An engine besides Chromium, and its driver: Playwright's own build, or the system's. */
export type Engine =
  | { by: 'playwright' }
  /** WebDriver BiDi is part of Firefox. */
  | { by: 'bidi'; browser: string }
  /** The small browser of WebKitGTK, on a virtual screen. */
  | { by: 'webdriver'; browser: string; driver: string; screen: string };

/** Debian's location: outside PATH, in a folder named by architecture and library version. */
const miniBrowsers = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
);

export function findFirefox(): Engine | undefined {
  if (existsSync(firefox.executablePath())) return { by: 'playwright' };
  const browser = findProgram('firefox-esr', 'firefox');
  return browser ? { by: 'bidi', browser } : undefined;
}

export function findWebKit(): Engine | undefined {
  if (existsSync(webkit.executablePath())) return { by: 'playwright' };
  const browser = miniBrowsers.find((path) => existsSync(path));
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  return browser && driver && screen ? { by: 'webdriver', browser, driver, screen } : undefined;
}

const engines = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

/** Installs missing engines if possible. Returns a sentence for each engine that is still missing. */
export function ensureEngines(): string[] {
  return engines.flatMap(({ name, find, packages }) => {
    if (!find() && canInstall()) packages.forEach(install);
    return find() ? [] : [`Not run: the pages in ${name}, which is not installed (${packages.join(', ')}).`];
  });
}
