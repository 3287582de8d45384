import { chromiumLaunch, shellLaunch } from '@daily-nest/testing/chromium';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

/**
 * Chromium features that take time and are not tested. The two popups of its address field are a document
 * each in every window, a quarter of all the work. Chromium uses only the last list, so Playwright's is
 * repeated here:
 * https://github.com/microsoft/playwright/blob/main/packages/playwright-core/src/server/chromium/chromiumSwitches.ts
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // On a busy machine the driver sometimes misses a sandboxed frame in a process of its own:
  // https://github.com/puppeteer/puppeteer/pull/12381
  'IsolateSandboxedIframes',
];

const flags = [`--disable-features=${disabledFeatures.join(',')}`];

/** The browser settings of a title's tests. */
export const reader: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  locale: 'en-US',
  timezoneId: 'America/Los_Angeles',
  viewport: { width: 1280, height: 900 },
  // A service worker would answer instead of the routes of a test. `offline.spec.ts` allows it.
  serviceWorkers: 'block',
  launchOptions: shellLaunch(...flags),
};

/** The browser with all that a reader's has. The shell loads pictures from farther below the window. */
export const fullBrowser = { launchOptions: chromiumLaunch(...flags) };
