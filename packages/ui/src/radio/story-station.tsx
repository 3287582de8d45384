import { type ReactNode, useState } from 'react';
import { RadioProvider } from './RadioProvider.tsx';
import { silence } from './silence.ts';
import { createRadioStore, type NowPlaying, type RadioState } from './store.ts';

const tape = silence(30);

interface StoryStationProps {
  state: Partial<RadioState>;
  nowPlaying?: NowPlaying;
  children: ReactNode;
}

function StoryStation({ state, nowPlaying, children }: StoryStationProps) {
  const [store] = useState(() => createRadioStore(state));
  return (
    <RadioProvider src={tape} store={store} nowPlaying={nowPlaying}>
      {children}
    </RadioProvider>
  );
}

/** Returns a decorator with the radio in a given state and silence instead of the stream. */
export function storyStation(state: Partial<RadioState> = {}, nowPlaying?: NowPlaying) {
  return (Story: () => React.JSX.Element) => (
    <StoryStation state={state} nowPlaying={nowPlaying}>
      {Story()}
    </StoryStation>
  );
}
