import { pauseSign, playSign } from '../sound-signs.ts';
import { pause, play } from '../../words/radio.ts';

const isLive = () => document.documentElement.dataset['app'] === 'live';
/** How long the application waits for the first sound, in milliseconds, before it shows an error. */
const patience = 1_500;
const playButton = `[data-start]:is([aria-label="${play}"],[aria-label="${pause}"])`;

/**
 * The inline script of the radio's page. It starts the sound inside the click event of Play, because browsers
 * block sound that starts seconds later. The starter holds the same press and passes it to the application,
 * which finds the sound playing.
 */
addEventListener(
  'click',
  ({ target, isTrusted }) => {
    const button = (target as Element).closest(playButton);
    const audio = document.querySelector('audio');
    // Ignores presses that the starter dispatches again. While it holds one, further presses are ignored.
    if (!isTrusted || isLive() || !audio || !button || button.hasAttribute('aria-busy')) return;
    if (!audio.paused) {
      // The application could not be loaded; the sound can still be stopped.
      audio.pause();
      return;
    }
    audio.volume = Number(
      document.querySelector<HTMLInputElement>('input[type=range]')?.value ?? audio.volume,
    );
    // The application reports errors and tries again.
    void Promise.race([audio.play(), new Promise((late) => setTimeout(late, patience))])
      .catch(() => undefined)
      .then(() => dispatchEvent(new Event('app:start')));
  },
  true,
);

// On a slow phone the application's files would delay the sound by a second.
addEventListener('app:wanted', (event) => {
  if ((event.target as Element).matches(playButton)) event.preventDefault();
});

/** Shows that the radio plays. On a slow phone the sound starts a second before the application runs. */
function show({ type }: Event) {
  const button = document.querySelector(playButton);
  if (isLive() || !button) return;
  const plays = type === 'playing';
  button.ariaLabel = plays ? pause : play;
  button.querySelector('path')!.setAttribute('d', plays ? pauseSign : playSign);
}
for (const type of ['playing', 'pause']) addEventListener(type, show, true);
