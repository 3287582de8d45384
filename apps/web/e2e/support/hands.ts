import type { Locator } from '@playwright/test';

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** How somebody uses a page. */
export interface Hands {
  press(what: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a select by its words. */
  choose(select: Locator, label: string): Promise<void>;
  check(radio: Locator): Promise<void>;
  /** Sets a field for a day and a time: `2026-11-27T17:30`. */
  setMoment(field: Locator, moment: string): Promise<void>;
  upload(input: Locator, file: File): Promise<void>;
}

export const pointer: Hands = {
  press: (what) => what.click(),
  async type(field, text) {
    await field.click();
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
  choose: async (select, label) => void (await select.selectOption({ label })),
  // The words are pressed: the button itself may be drawn by its label.
  check: (radio) => radio.locator('xpath=ancestor::label[1]').click(),
  setMoment: (field, moment) => field.fill(moment),
  upload: (input, file) => input.setInputFiles(file),
};

/** Nothing but keys, and Tab to go from one thing to the next. */
export const keyboard: Hands = {
  async press(what) {
    await reach(what);
    await what.page().keyboard.press('Enter');
  },
  async type(field, text) {
    await reach(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
  async choose(select, label) {
    await reach(select);
    await select.page().keyboard.type(label);
  },
  async check(radio) {
    const group = radio.locator('xpath=ancestor::fieldset[1]').getByRole('radio');
    const chosen = await group.evaluateAll((all) =>
      all.findIndex((one) => (one as HTMLInputElement).checked),
    );
    await reach(group.nth(Math.max(0, chosen)));
    for (let presses = 0; !(await radio.isChecked()) && presses < 9; presses += 1)
      await radio.page().keyboard.press('ArrowDown');
  },
  async setMoment(field, moment) {
    await reach(field);
    const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(moment)!;
    const keys = field.page().keyboard;
    await keys.type(`${month}${day}${year}`);
    // A year may have more digits.
    await keys.press('ArrowRight');
    await keys.type(
      `${String(Number(hour) % 12 || 12).padStart(2, '0')}${minute}${Number(hour) < 12 ? 'A' : 'P'}`,
    );
  },
  async upload(input, file) {
    await reach(input);
    const chooser = input.page().waitForEvent('filechooser');
    await input.page().keyboard.press('Space');
    await (await chooser).setFiles(file);
  },
};

/** Presses Tab, or Shift and Tab, until something has the focus. */
async function reach(what: Locator): Promise<void> {
  await what.waitFor();
  for (let presses = 0; presses < 200; presses += 1) {
    const way = await what.evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return 'there';
      const isBefore =
        activeElement !== null &&
        (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      return isBefore ? 'Shift+Tab' : 'Tab';
    });
    if (way === 'there') return;
    await what.page().keyboard.press(way);
  }
  throw new Error(`Tab does not lead to ${String(what)}.`);
}
