import type { Phone } from './phone.ts';
import type { Result } from './watch.ts';

/** A first touch of a page that was only read before. */
export interface Journey {
  name: string;
  path: string;
  /** The maximum time in milliseconds. */
  reach: number;
  result: Result;
  /** Actions of the reader before the measurement. */
  before?: (phone: Phone) => Promise<void>;
  act: (phone: Phone) => Promise<void>;
}

/** Longer than a pointer rests on a control before the press, and than its files take to load. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 2_000));

const field = 'input[name=q]';
const suggestions = '[role=listbox] > [role=option]';
const email = 'main form[method=dialog] input[type=email]';
const subscribe = 'main form[method=dialog] button';
const confirmed = 'main form[method=dialog] [role=status]:not(:empty)';
const play = 'button[aria-label=Play]';
/** The button shows Pause once the sound plays. */
const playing = 'button[aria-label=Pause]';

/** Fills the address field like a browser's autofill, without a touch. */
const fillIn = (phone: Phone) =>
  phone.page.locator(email).evaluate((input: HTMLInputElement) => {
    input.value = 'reader@example.com';
  });

export const journeys: readonly Journey[] = [
  {
    name: 'menu',
    path: '/',
    reach: 100,
    result: { seen: '[popover]:popover-open' },
    act: (phone) => phone.tap('button[popovertarget]'),
  },
  {
    name: 'question',
    path: '/faq',
    reach: 100,
    result: { seen: 'details[open] > summary ~ div' },
    act: (phone) => phone.tap('details > summary'),
  },
  {
    name: 'tab',
    path: '/health-wellness',
    reach: 100,
    result: { seen: '[role=tablist] ~ [role=tabpanel]:nth-of-type(3):not([hidden])' },
    act: (phone) => phone.tap('[role=tab]:nth-child(2)'),
  },
  {
    name: 'suggestions, cold',
    path: '/search',
    reach: 900,
    result: { seen: suggestions },
    async act(phone) {
      await phone.tap(field);
      await phone.page.keyboard.type('fe');
    },
  },
  {
    name: 'suggestions, focused before',
    path: '/search',
    reach: 200,
    result: { seen: suggestions, from: 'keydown' },
    async before(phone) {
      await phone.tap(field);
      await rest();
    },
    act: (phone) => phone.page.keyboard.type('fe'),
  },
  {
    name: 'play, cold',
    path: '/radio',
    reach: 900,
    result: { seen: playing },
    act: (phone) => phone.tap(play),
  },
  {
    name: 'play, hovered before',
    path: '/radio',
    reach: 200,
    result: { seen: playing },
    async before(phone) {
      await phone.hover(play);
      await rest();
    },
    act: (phone) => phone.tap(play),
  },
  {
    name: 'newsletter, cold',
    path: '/',
    reach: 900,
    result: { seen: confirmed },
    before: fillIn,
    act: (phone) => phone.tap(subscribe),
  },
  {
    name: 'newsletter, focused before',
    path: '/',
    reach: 200,
    result: { seen: confirmed },
    async before(phone) {
      await phone.tap(email);
      await phone.page.keyboard.type('reader@example.com');
      await rest();
    },
    act: (phone) => phone.tap(subscribe),
  },
];
