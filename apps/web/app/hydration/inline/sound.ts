/**
 * The inline script of the radio's page. A press on Play starts the sound within itself: browsers let none start that comes
 * seconds later. The starter holds the same press and gives it to the application, which finds the sound on.
 */
addEventListener(
  'click',
  ({ target, isTrusted }) => {
    const button = (target as Element).closest('[data-start][aria-label=Play]');
    const audio = document.querySelector('audio');
    const live = document.documentElement.dataset['app'] === 'live';
    // A press that the starter gives back is no reader's; while it holds one, further ones count for nothing.
    if (!isTrusted || live || !audio || !button || button.hasAttribute('aria-busy')) return;
    if (!audio.paused) {
      // The application could not be had; what has begun can still be ended.
      audio.pause();
      return;
    }
    audio.volume = Number(
      document.querySelector<HTMLInputElement>('input[type=range]')?.value ?? audio.volume,
    );
    // What goes wrong is said by the application, which tries again.
    audio.play().catch(() => undefined);
  },
  true,
);
