import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeAudio } from '../radio/fake-audio.ts';
import { createRadioStore, RadioProvider, type RadioState, type RadioStore } from '../radio/index.ts';
import { conformance } from '../testing/conformance.tsx';
import { RadioPlayer } from './RadioPlayer.tsx';

let store: RadioStore;

function mount(state: Partial<RadioState> = {}, player = <RadioPlayer />) {
  store = createRadioStore(state);
  return render(
    <RadioProvider src="/api/stream?port=8076" store={store}>
      {player}
    </RadioProvider>,
  );
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Volume' });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => void fakeAudio());

conformance('RadioPlayer', () => <RadioPlayer />, {
  element: 'section',
  wrapper: ({ children }) => <RadioProvider src="/api/stream?port=8076">{children}</RadioProvider>,
});

describe('content', () => {
  it('has the title, the subtitle, Now Playing and the tip', () => {
    mount();
    expect(screen.getByRole('heading', { name: 'Live Radio', level: 2 })).toBeVisible();
    expect(screen.getByText('24/7 live stream')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Now Playing', level: 3 })).toBeVisible();
    expect(
      screen.getByText(
        "If audio doesn't start, click play. Some browsers block autoplay with sound until you interact.",
      ),
    ).toBeVisible();
  });

  it('accepts another title and heading level', () => {
    mount({}, <RadioPlayer title="Night Program" subtitle="Until the first bus" headingLevel={1} />);
    expect(screen.getByRole('heading', { name: 'Night Program', level: 1 })).toBeVisible();
    expect(screen.getByText('Until the first bus')).toBeVisible();
  });

  it('shows title and artist of the current piece', () => {
    render(
      <RadioProvider src="/live" nowPlaying={{ title: 'Paper Boats', artist: 'The Attic Ensemble' }}>
        <RadioPlayer />
      </RadioProvider>,
    );
    expect(screen.getByText('Paper Boats')).toBeVisible();
    expect(screen.getByText('The Attic Ensemble')).toBeVisible();
  });
});

describe('volume', () => {
  it('is a slider from 0 to 1 in steps of 0.01 that starts at 0.9', () => {
    mount();
    expect(slider()).toHaveAttribute('min', '0');
    expect(slider()).toHaveAttribute('max', '1');
    expect(slider()).toHaveAttribute('step', '0.01');
    expect(slider()).toHaveValue('0.9');
    expect(slider()).toHaveAttribute('aria-valuetext', '90 percent');
  });

  it('shows 0 while muted and returns to its previous value', () => {
    mount();
    fireEvent.click(button('Mute'));
    expect(slider()).toHaveValue('0');
    expect(button('Unmute')).toHaveAttribute('data-icon', 'muted');
    fireEvent.click(button('Unmute'));
    expect(slider()).toHaveValue('0.9');
    expect(button('Mute')).toHaveAttribute('data-icon', 'volume');
  });

  it('un-mutes when it is moved above 0', () => {
    mount({ muted: true });
    fireEvent.change(slider(), { target: { value: '0.4' } });
    expect(button('Mute')).toBeVisible();
    expect(slider()).toHaveValue('0.4');
  });

  it('has two different icons', () => {
    mount();
    const loud = button('Mute').innerHTML;
    fireEvent.click(button('Mute'));
    expect(button('Unmute').innerHTML).not.toBe(loud);
  });

  it('at 0 shows the muted icon on a button that is still named Mute', () => {
    mount();
    fireEvent.change(slider(), { target: { value: '0' } });
    expect(store.getState()).toMatchObject({ volume: 0, muted: false });
    expect(button('Mute')).toHaveAttribute('data-icon', 'muted');
    expect(button('Mute').innerHTML).not.toBe('');
  });
});

describe('keyboard', () => {
  it.each([
    ['{ArrowUp}', 0.5, 0.51],
    ['{ArrowRight}', 0.5, 0.51],
    ['{ArrowDown}', 0.5, 0.49],
    ['{ArrowLeft}', 0.5, 0.49],
    ['{PageUp}', 0.5, 0.6],
    ['{PageDown}', 0.5, 0.4],
    ['{Shift>}{ArrowUp}{/Shift}', 0.5, 0.6],
    ['{Shift>}{ArrowRight}{/Shift}', 0.5, 0.6],
    ['{Shift>}{ArrowDown}{/Shift}', 0.5, 0.4],
    ['{Shift>}{ArrowLeft}{/Shift}', 0.5, 0.4],
    ['{Home}', 0.5, 0],
    ['{End}', 0.5, 1],
    ['{ArrowUp}', 1, 1],
    ['{PageUp}', 0.95, 1],
    ['{PageDown}', 0.05, 0],
    ['{ArrowUp}', 0.28, 0.29],
  ])('%s goes from %d to %d', async (keys, from, to) => {
    mount({ volume: from });
    slider().focus();
    await userEvent.keyboard(keys);
    expect(store.getState().volume).toBe(to);
  });

  it('plays and pauses with Enter, and mutes with Space', async () => {
    mount();
    await userEvent.tab();
    expect(button('Play')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(button('Pause')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(button('Play')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(button('Unmute')).toHaveFocus();
    await userEvent.tab();
    expect(slider()).toHaveFocus();
  });

  it('an arrow up at the shown 0 of a muted radio sets 0.01 and un-mutes', async () => {
    mount({ muted: true, volume: 0.7 });
    slider().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(store.getState()).toMatchObject({ muted: false, volume: 0.01 });
  });

  it('an arrow down or Home at the shown 0 of a muted radio changes nothing', async () => {
    mount({ muted: true, volume: 0.7 });
    slider().focus();
    await userEvent.keyboard('{ArrowDown}{Home}{PageDown}');
    expect(store.getState()).toMatchObject({ muted: true, volume: 0.7 });
  });
});

it('shows an error as an alert below the controls', () => {
  mount({ error: 'Stream temporarily unavailable.' });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Stream temporarily unavailable.');
  expect(slider().compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('holds presses until the application runs', () => {
  mount();
  expect(button('Play')).toHaveAttribute('data-start');
  expect(button('Mute')).toHaveAttribute('data-start');
});
