import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { RadioProvider } from '@daily-nest/ui/radio';
import { useOwner } from '../data/useOwner.ts';
import * as css from './radio.css.ts';
import { createSiteRadioStore, useNowPlaying } from './store.ts';

// Most readers never listen: the bar and its slider are fetched when the radio first plays.
const RadioBar = lazy(async () => ({ default: (await import('@daily-nest/ui/radio-bar')).RadioBar }));

const radioPath = '/radio';

/**
 * The radio above all pages: it plays on while the reader moves about inside the running application, and a small bar
 * stands at the foot of every page but its own until it is paused there or closed.
 */
export function SiteRadio({ children }: { children: ReactNode }) {
  const { title, subtitle, port } = useOwner().radio;
  const [store] = useState(createSiteRadioStore);
  const playing = useStore(store, (state) => state.playing);
  const barClosed = useStore(store, (state) => state.barClosed);
  const nowPlaying = useStore(store, (state) => state.nowPlaying);
  const heard = useStore(store, (state) => state.connection !== 'idle');
  const { pathname } = useLocation();
  // A page that is made as a file ends in a slash.
  const onRadioPage = pathname.replace(/\/$/, '') === radioPath;
  const [started, setStarted] = useState(false);
  if (playing && !started) setStarted(true);
  useNowPlaying(store, `/api/now-playing?port=${port}`, playing || heard || onRadioPage);

  useEffect(() => {
    if (playing) store.setState({ barClosed: false });
  }, [store, playing]);

  // The mark of the title rocks.
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
            <RadioBar href={radioPath} onClose={() => store.setState({ barClosed: true })} />
          </Suspense>
        </div>
      )}
    </RadioProvider>
  );
}
