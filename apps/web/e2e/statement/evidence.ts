import type { promises } from '@daily-nest/content/accessibility';

/** The runs of tests that hold a promise: of the test command, of `pnpm test:long`, and in three engines. */
export const runs = {
  quick: 'playwright.config.ts',
  long: 'playwright.long.config.ts',
  engines: 'playwright.engines.config.ts',
} as const;

type Test = `${keyof typeof runs} › ${string}.spec.ts › ${string}`;

/** The tests that hold each promise of /accessibility: run, file, groups and title; a `*` stands for any group or title. */
export const evidence: Record<keyof typeof promises, readonly Test[]> = {
  checked: [
    'quick › walk/walk.spec.ts › * › at 390 and 1280 px',
    'long › walk/walk.long.spec.ts › /accessibility › at 390 and 1280 px',
    'quick › walk/pages.spec.ts › walls › can be read by everybody, in light and in dark',
  ],
  keys: [
    'quick › focus.spec.ts › nothing hides what has the focus while the radio plays, at 1280 by 720',
    'quick › focus.spec.ts › nothing hides what has the focus while the radio plays, at 390 by 844',
    'quick › reach/keyboard.spec.ts › closing the radio’s bar leaves the focus on the page',
    'quick › reach/keyboard.spec.ts › going through the pages of the blog never loses the focus',
    'quick › reach/keyboard.spec.ts › Preview keeps the focus while it rests',
    'quick › scripts.spec.ts › the front page and the sections',
    'long › scripts.long.spec.ts › the tabs of health and wellness',
    'long › scripts.long.spec.ts › the panel of display',
  ],
  announced: [
    'quick › scripts.spec.ts › the suggestions of the search',
    'quick › scripts.spec.ts › the newsletter',
    'quick › scripts.spec.ts › a piece that is saved',
    'long › scripts.long.spec.ts › from page to page in the running application',
    'long › scripts.long.spec.ts › the radio without a stream',
  ],
  aloud: [
    'quick › listen.spec.ts › * is read from its headline to its last sentence, without the application',
    'quick › listen.spec.ts › the sentence that is read is marked, and the voice is held, hastened and ended by keys',
  ],
  narrow: [
    'quick › reach/windows.spec.ts › * fits 320 px with the spacing that a reader wants',
    'long › walk/walk.long.spec.ts › * › in the dark at 320 px, text at 150 %',
  ],
  zoomed: [
    'quick › reach/windows.spec.ts › in a window as low as at 400 % zoom › nothing sticks on * at 320 by 225',
    'quick › reach/windows.spec.ts › in a window as low as at 400 % zoom › every choice of the panel of display can be reached',
    'quick › reach/windows.spec.ts › in a window as low as at 400 % zoom › every link of the menu can be reached, and what closes it',
  ],
  wishes: [
    'quick › styles.spec.ts › the dark scheme is drawn for the system’s wish',
    'quick › reach/windows.spec.ts › who asks for more contrast has no pale words and no pale rules',
    'quick › reach/windows.spec.ts › behind a menu nothing shines through for who asks for that',
    'quick › design/motion.spec.ts › the picture of a card › stays where it is for readers who want less motion',
    'quick › walk/urgent.spec.ts › in forced colors every number keeps its frame',
  ],
  scriptless: [
    'quick › walk/walk.spec.ts › * › without a script',
    'quick › no-script.spec.ts › the blog is read from list to post and back without a script',
    'quick › no-script.spec.ts › the menus open without a script and claim nothing that nobody keeps',
    'quick › content.no-script.spec.ts › articles are searched by a plain form, with the query in the address',
    'quick › content.no-script.spec.ts › tabs are links to pages with that tab open',
  ],
  answered: [
    'quick › reach/pending.spec.ts › a press is answered at once on a slow network › by a page whose files are not there yet',
    'quick › reach/pending.spec.ts › a press is answered at once on a slow network › by a page whose data are asked for',
    'quick › reach/pending.spec.ts › a press is answered at once on a slow network › by a control that waits for the application',
  ],
  urgent: [
    'quick › walk/urgent.spec.ts › the numbers come first: all three are on the first screen of a phone, and dial',
    'quick › walk/help-lines.spec.ts › the numbers of help lines can be called or texted, and stand in one line on the smallest phone',
    'quick › walk/urgent.spec.ts › without a script › *',
    'quick › urgent-sheets.spec.ts › * is one page of paper, letter or A4, however large the text on the screen',
  ],
  engines: [
    'engines › journeys.spec.ts › * › the menu opens, closes by Escape, and leads on',
    'engines › journeys.spec.ts › * › a question opens and closes',
    'engines › journeys.spec.ts › * › the tabs of health and wellness obey pointer and keys, with one panel in sight',
    'engines › journeys.spec.ts › * › a search finds articles',
    'engines › journeys.spec.ts › * › a piece is saved, is in the list, and is taken out again',
    'engines › journeys.spec.ts › * › the newsletter refuses what is no address, and thanks for one',
    'engines › journeys.spec.ts › * › the radio plays, or says that it cannot',
    'engines › routes.spec.ts › every page of the site map shows its headline, styled, and fits a phone',
  ],
};
