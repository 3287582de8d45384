import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { createRadioStore, RadioProvider } from '@daily-nest/ui/radio';
import { useOwner } from '../data/use-owner.ts';
import * as css from './radio.css.ts';
import { useNowPlaying } from './use-now-playing.ts';

// Most readers never listen: the bar and its slider are loaded when the radio first plays.
const RadioBar = lazy(async () => ({ default: (await import('@daily-nest/ui/radio-bar')).RadioBar }));

const radioPath = '/radio';

/**
 * The radio above all pages: it continues while the reader navigates inside the running application. A small
 * bar is at the bottom of every page but its own until the radio is paused there or closed.
 */
export function SiteRadio({ children }: { children: ReactNode }) {
  const { title, subtitle, port } = useOwner().radio;
  // One per page or request: at module level, all readers on the server would share it.
  const [store] = useState(createRadioStore);
  const { playing, connection } = useStore(store);
  const [barClosed, closeBar] = useState(false);
  const { pathname } = useLocation();
  // The address of a prerendered page ends in a slash.
  const onRadioPage = pathname.replace(/\/$/, '') === radioPath;
  const [started, setStarted] = useState(false);
  if (playing && !started) setStarted(true);
  const wanted = playing || connection !== 'idle' || onRadioPage;
  const nowPlaying = useNowPlaying(store, `/api/now-playing?port=${port}`, wanted);
  // The bar returns when the reader plays again.
  const [played, setPlayed] = useState(playing);
  if (playing !== played) {
    setPlayed(playing);
    if (playing) closeBar(false);
  }

  // The logo rocks while the radio plays.
  useEffect(() => {
    const page = document.documentElement;
    if (playing) page.dataset['radio'] = 'playing';
    else delete page.dataset['radio'];
  }, [playing]);

  return (
    <RadioProvider
      src={`/api/stream?port=${port}`}
      title={title}
      subtitle={subtitle}
      nowPlaying={nowPlaying}
      store={store}
      artwork="/icon-512.png"
      withoutScript={onRadioPage}
    >
      {children}
      {started && !onRadioPage && !barClosed && (
        <div className={css.bar}>
          <Suspense>
            <RadioBar href={radioPath} onClose={() => closeBar(true)} />
          </Suspense>
        </div>
      )}
    </RadioProvider>
  );
}
