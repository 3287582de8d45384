import { startAdNetwork, type AdNetwork } from './support/ad-network.ts';
import { expectSlots, slotsOf } from './support/ad-places.ts';
import { startOwnSite } from './support/own-site.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { siteMapPaths } from './support/site-map.ts';
import { expect, test } from './support/test.ts';

/**
 * Every slot of every page in the site map fills, with any adapter, and nothing moves. `ads.spec.ts` is the
 * short version.
 */

let network: AdNetwork;
let site: Awaited<ReturnType<typeof startOwnSite>>;
let paths: string[];

test.beforeAll(async ({ request }) => {
  test.setTimeout(120_000);
  network = await startAdNetwork();
  site = await startOwnSite({ AD_SCRIPT_URL: network.script });
  paths = await siteMapPaths(request, site.url);
});
test.afterAll(async () => {
  await site.stop();
  await network.close();
});

const adapters = {
  queue: () => ({ AD_SCRIPT_URL: network.script }),
  gpt: () => ({ AD_SCRIPT_URL: network.gpt, AD_ADAPTER: 'gpt', AD_SLOT_PATTERN: '/1234567/nest/{id}' }),
  iframe: () => ({ AD_ADAPTER: 'iframe', AD_SLOT_PATTERN: network.frame }),
};

const runs = [
  { adapter: 'queue', width: 390, brings: 'huge' },
  { adapter: 'queue', width: 1280, brings: 'fitting' },
  { adapter: 'gpt', width: 390, brings: 'fitting' },
  { adapter: 'iframe', width: 1280, brings: 'fitting' },
] as const;

for (const { adapter, width, brings } of runs) {
  test(`every slot of the site map fills by ${adapter} (${brings}) at ${width} px, and nothing moves`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    network.play('works', brings);
    const url = await site.startCopy(adapters[adapter]());
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await watchShifts(page);
    expect(paths.length).toBeGreaterThan(60);
    let slotsSeen = 0;
    for (const path of paths) {
      network.asked.length = 0;
      await page.goto(`${url}${path}`);
      const slots = await slotsOf(page).count();
      await test.step(path, () => expectSlots(page, 'filled'));
      slotsSeen += slots;
      const scripts = network.asked.filter((asked) => asked.endsWith('.js'));
      expect.soft(scripts.length, path).toBe(adapter === 'iframe' || slots === 0 ? 0 : 1);
      const { sum, moved } = await shiftsOf(page);
      expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(0.001);
    }
    expect(slotsSeen).toBeGreaterThan(60);
  });
}
