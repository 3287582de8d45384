import { pauseSign, playSign } from '../sound-signs.ts';

const isLive = () => document.documentElement.dataset['app'] === 'live';
/** So long the application waits for the sound to begin, in milliseconds; it tells what is wrong with it. */
const patience = 1_500;
const playButton = '[data-start]:is([aria-label=Play],[aria-label=Pause])';

/**
 * The inline script of the radio's page. A press on Play starts the sound within itself: browsers let none start that comes
 * seconds later. The starter holds the same press and gives it to the application, which finds the sound on.
 */
addEventListener(
  'click',
  ({ target, isTrusted }) => {
    const button = (target as Element).closest(playButton);
    const audio = document.querySelector('audio');
    // A press that the starter gives back is no reader's; while it holds one, further ones count for nothing.
    if (!isTrusted || isLive() || !audio || !button || button.hasAttribute('aria-busy')) return;
    if (!audio.paused) {
      // The application could not be had; what has begun can still be ended.
      audio.pause();
      return;
    }
    audio.volume = Number(
      document.querySelector<HTMLInputElement>('input[type=range]')?.value ?? audio.volume,
    );
    // What goes wrong is said by the application, which tries again.
    void Promise.race([audio.play(), new Promise((late) => setTimeout(late, patience))])
      .catch(() => undefined)
      .then(() => dispatchEvent(new Event('app:start')));
  },
  true,
);

// On a slow phone the files of the application would stand in its way for a second.
addEventListener('app:wanted', (event) => {
  if ((event.target as Element).matches(playButton)) event.preventDefault();
});

/** On a slow phone the sound is there a second before the application: who hears it sees it, too. */
function show({ type }: Event) {
  const button = document.querySelector(playButton);
  if (isLive() || !button) return;
  const plays = type === 'playing';
  button.ariaLabel = plays ? 'Pause' : 'Play';
  button.querySelector('path')!.setAttribute('d', plays ? pauseSign : playSign);
}
for (const type of ['playing', 'pause']) addEventListener(type, show, true);
