import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Returns the visible slots at this width. */
export const slotsOf = (page: Page): Locator => page.locator('[data-ad-slot]:visible');

/** Scrolls to each slot in turn, and waits until all are in a state. */
export async function expectSlots(page: Page, state: string | RegExp, count?: number): Promise<void> {
  const slots = slotsOf(page);
  if (count !== undefined) await expect(slots).toHaveCount(count);
  for (const slot of await slots.all()) await expectSlot(slot, state);
}

/** Lazily rendered content may be higher than estimated: a reader on the way to a slot scrolls further. */
async function expectSlot(slot: Locator, state: string | RegExp): Promise<void> {
  const look = async () => {
    await slot.scrollIntoViewIfNeeded();
    await expect(slot).toHaveAttribute('data-state', state, { timeout: 500 });
  };
  await expect(look).toPass({ timeout: 8_000, intervals: [50] });
}

/** Expects a slot to show its house ad. */
export async function expectHouse(page: Page): Promise<void> {
  for (const slot of await slotsOf(page).all())
    await expect(slot.getByRole('heading', { level: 2 })).toBeVisible();
}
