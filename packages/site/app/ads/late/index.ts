/**
 * The ad module. A page loads it on the reader's first touch or when a slot comes near the screen; it works
 * without the application. docs/contracts/ad-slots.md describes what a network relies on.
 */
import type { AdsConfig } from '../../data/ads-config.ts';
import type { Adapter } from './adapters/adapter.ts';
import { gpt } from './adapters/gpt.ts';
import { iframe } from './adapters/iframe.ts';
import { type Choice, choiceNow, consent, listenToPlatform, remember } from './choice.ts';
import { boxes, type Place, setState, watchPlaces } from './places.ts';
import { ask, endQuestion, listenToButtons } from './question.ts';
import { handOver, isTaken } from './queue.ts';
import { loadScript } from './script.ts';

const ads = JSON.parse(document.documentElement.dataset['ads']!) as AdsConfig;

let choice = choiceNow(ads.asks);
/** Slots that came near the screen before the reader answered. */
const waiting = new Set<Place>();
/** Slots that were passed to the network. */
const given = new Set<Place>();
let begun = false;
let failed = false;

/** Loads the network's script, once. */
async function begin(): Promise<void> {
  if (begun) return;
  begun = true;
  const adapter = adapterOf(ads);
  const isThere = await loadScript(ads);
  listenToPlatform();
  if (!isThere || !adapter.isServed()) fail();
}

function adapterOf({ adapter, pattern = '' }: AdsConfig): Adapter {
  if (adapter === 'gpt') return gpt(pattern);
  if (adapter === 'iframe') return iframe(pattern);
  return { isServed: isTaken };
}

/** Keeps the house ads. A script that starts to work later may still fill the slots that it got. */
function fail() {
  failed = true;
  for (const place of given) if (place.slot.dataset['state'] === 'waiting') setState(place, 'refused');
}

function give(place: Place) {
  void begin();
  given.add(place);
  place.signal.addEventListener('abort', () => given.delete(place));
  const { id, box, signal } = place;
  setState(place, failed ? 'refused' : 'waiting');
  handOver({
    id,
    box,
    width: box.clientWidth,
    height: box.clientHeight,
    consent,
    signal,
    onState: (state) => setState(place, state),
  });
}

function choose(next: Choice) {
  choice = next;
  document.documentElement.dataset['adChoice'] = choice;
  if (choice === 'open') return;
  endQuestion();
  if (choice === 'accepted') for (const place of waiting) if (!place.signal.aborted) give(place);
  waiting.clear();
  // A running script cannot be removed from a page, so the page reloads without it.
  if (choice === 'refused' && begun) location.reload();
}

choose(choice);
/** Our question is not shown while a consent platform shows its own. */
const hasPlatform = choice === 'open' && listenToPlatform(choose);
listenToButtons((next) => {
  remember(next);
  choose(next);
});
if (choice === 'accepted' && boxes().length > 0) void begin();
watchPlaces((place) => {
  if (choice === 'accepted') give(place);
  if (choice !== 'open') return;
  waiting.add(place);
  if (!hasPlatform) ask(place);
});
