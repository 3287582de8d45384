import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeAudio } from '../radio/fake-audio.ts';
import { createRadioStore, RadioProvider, type RadioState, type RadioStore } from '../radio/index.ts';
import { conformance } from '../testing/conformance.tsx';
import { RadioBar } from './RadioBar.tsx';

let store: RadioStore;

function mount(bar: React.ReactElement, state: Partial<RadioState> = {}) {
  store = createRadioStore({ playing: true, connection: 'live', ...state });
  return render(
    <RadioProvider
      src="/api/stream?port=8076"
      store={store}
      nowPlaying={{ title: 'Paper Boats', artist: 'The Attic Ensemble' }}
    >
      {bar}
    </RadioProvider>,
  );
}

beforeEach(() => void fakeAudio());

conformance('RadioBar', () => <RadioBar href="/radio" onClose={() => {}} />, {
  element: 'section',
  wrapper: ({ children }) => <RadioProvider src="/api/stream?port=8076">{children}</RadioProvider>,
});

it('has play, mute, volume and the current piece', () => {
  mount(<RadioBar href="/radio" />);
  expect(screen.getByRole('region', { name: 'Radio' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mute' })).toBeVisible();
  expect(screen.getByRole('slider', { name: 'Volume' })).toHaveValue('0.9');
  expect(screen.getByRole('link', { name: 'Paper Boats' })).toHaveAttribute('href', '/radio');
  expect(screen.getByText('The Attic Ensemble')).toBeVisible();
});

it('pauses and calls its host when it is closed', () => {
  const onClose = vi.fn();
  mount(<RadioBar onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close radio' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(store.getState()).toMatchObject({ playing: false, connection: 'idle' });
});

function Host() {
  const [open, setOpen] = useState(true);
  return (
    <main tabIndex={-1}>
      <a href="/faq">Questions</a>
      {open && <RadioBar onClose={() => setOpen(false)} />}
    </main>
  );
}

it('returns the focus to its previous element when it is closed, or to the main content', async () => {
  const { unmount } = mount(<Host />);
  const link = screen.getByRole('link', { name: 'Questions' });
  act(() => link.focus());
  await userEvent.tab();
  act(() => screen.getByRole('button', { name: 'Close radio' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Close radio' }));
  expect(screen.queryByRole('region', { name: 'Radio' })).toBeNull();
  expect(link).toHaveFocus();

  unmount();
  mount(<Host />);
  fireEvent.click(screen.getByRole('button', { name: 'Close radio' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('has no Close without an onClose', () => {
  mount(<RadioBar />);
  expect(screen.queryByRole('button', { name: 'Close radio' })).toBeNull();
});

it('shows the same errors as the player', () => {
  mount(<RadioBar />, { connection: 'reconnecting', error: 'Stream temporarily unavailable.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Stream temporarily unavailable.');
});

it('works by keyboard alone', async () => {
  mount(<RadioBar href="/radio" onClose={() => {}} />);
  const stops: (string | null)[] = [];
  for (let stop = 0; stop < 5; stop += 1) {
    await userEvent.tab();
    const focused = document.activeElement!;
    stops.push(focused.getAttribute('aria-label') ?? focused.textContent);
  }
  expect(stops).toEqual(['Pause', 'Paper Boats', 'Mute', 'Volume', 'Close radio']);
});
