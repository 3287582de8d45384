import { chromiumLaunch } from '@daily-nest/testing/chromium';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

/**
 * Chromium's own parts that cost time and test nothing. The two popups of its address field are a document each in
 * every window, a quarter of all the work. Chromium heeds only the last list, so Playwright's is here again:
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
  // A sandboxed frame in a process of its own is now and then never seen by the driver, on a busy machine:
  // https://github.com/puppeteer/puppeteer/pull/12381
  'IsolateSandboxedIframes',
];

/** Who reads in the tests of a title. */
export const reader: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  locale: 'en-US',
  timezoneId: 'America/Los_Angeles',
  viewport: { width: 1280, height: 900 },
  // A worker would answer in place of what a test puts between. `offline.spec.ts` lets it in.
  serviceWorkers: 'block',
  launchOptions: chromiumLaunch(`--disable-features=${disabledFeatures.join(',')}`),
};
