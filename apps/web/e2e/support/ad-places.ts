import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The slots that a reader of this width has. */
export const slotsOf = (page: Page): Locator => page.locator('[data-ad-slot]:visible');

/** Brings each slot to the screen in turn, and waits until all are in a state. */
export async function expectSlots(page: Page, state: string | RegExp, count?: number): Promise<void> {
  const slots = slotsOf(page);
  if (count !== undefined) await expect(slots).toHaveCount(count);
  for (const slot of await slots.all()) await expectSlot(slot, state);
}

/** What is drawn only near the screen may be higher than was reckoned: a reader on the way to a slot scrolls on. */
async function expectSlot(slot: Locator, state: string | RegExp): Promise<void> {
  const look = async () => {
    await slot.scrollIntoViewIfNeeded();
    await expect(slot).toHaveAttribute('data-state', state, { timeout: 500 });
  };
  await expect(look).toPass({ timeout: 8_000, intervals: [50] });
}

/** What a slot's own advertisement is there for. */
export async function expectHouse(page: Page): Promise<void> {
  for (const slot of await slotsOf(page).all())
    await expect(slot.getByRole('heading', { level: 2 })).toBeVisible();
}
