import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RadioPlayer } from '../radio-player/index.ts';
import { allowConsole } from '../testing/console.ts';
import { type FakeAudio, fakeAudio } from './fake-audio.ts';
import { createRadioStore, RadioProvider, type RadioStore, useRadio } from './index.ts';
import { connectLimit, createStation, silenceLimit, stallLimit } from './station.ts';

let fake: FakeAudio;
let audio: HTMLAudioElement;
let store: RadioStore;

const src = '/api/stream?port=8076';
const unavailable = 'Stream temporarily unavailable.';
const cannotStart = 'Unable to start playback. Please try again.';

function mount(props: Partial<Parameters<typeof RadioProvider>[0]> = {}) {
  store = createRadioStore();
  const view = render(
    <RadioProvider src={src} store={store} {...props}>
      <RadioPlayer />
    </RadioProvider>,
  );
  audio = view.container.querySelector('audio')!;
  return view;
}

function Lost() {
  useRadio();
  return null;
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function listen() {
  press('Play');
  await fake.arrive(audio);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  fake = fakeAudio();
});

describe('the audio element', () => {
  it('is single, loads nothing by itself and requests across origins without credentials', () => {
    const { container } = mount();
    expect(container.querySelectorAll('audio')).toHaveLength(1);
    expect(audio).toHaveAttribute('src', src);
    expect(audio).toHaveAttribute('preload', 'none');
    expect(audio).toHaveAttribute('crossorigin', 'anonymous');
    expect(audio).not.toHaveAttribute('autoplay');
    expect(fake.plays()).toBe(0);
  });

  it('follows volume and mute', () => {
    mount();
    expect(audio.volume).toBe(0.9);
    act(() => store.setState({ volume: 0.3, muted: true }));
    expect(audio.volume).toBe(0.3);
    expect(audio.muted).toBe(true);
  });

  it('is rendered on the server with the state of a first visit', () => {
    const html = renderToString(
      <RadioProvider src={src}>
        <RadioPlayer />
      </RadioProvider>,
    );
    expect(html).toContain('aria-label="Play"');
    expect(html).toContain('preload="none"');
  });
});

describe('play and pause', () => {
  it('switches between paused and playing', async () => {
    mount();
    press('Play');
    expect(button('Pause')).toHaveAttribute('aria-busy', 'true');
    await fake.arrive(audio);
    expect(button('Pause')).not.toHaveAttribute('aria-busy');
    expect(store.getState()).toMatchObject({ playing: true, connection: 'live' });
    press('Pause');
    expect(button('Play')).toBeVisible();
    expect(audio.paused).toBe(true);
    expect(store.getState()).toMatchObject({ playing: false, connection: 'idle', error: null });
  });

  it('shows no error when the reader pauses before the stream has arrived', async () => {
    mount();
    press('Play');
    press('Pause');
    await wait(0);
    expect(button('Play')).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows no error when the browser interrupts the attempt', async () => {
    mount();
    press('Play');
    await fake.refuse('AbortError');
    expect(button('Play')).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('reports that playback could not start when play() rejects without a media error', async () => {
    mount();
    press('Play');
    await fake.refuse('NotAllowedError');
    expect(screen.getByRole('alert')).toHaveTextContent(cannotStart);
    expect(button('Play')).toBeVisible();
  });

  it('clears the error with the next attempt', async () => {
    mount();
    press('Play');
    await fake.refuse('NotAllowedError');
    press('Play');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await fake.arrive(audio);
    expect(button('Pause')).toBeVisible();
  });

  it('reports that the stream is unavailable when it never arrives, and does not retry', async () => {
    mount();
    press('Play');
    await fake.fail(audio);
    expect(screen.getByRole('alert')).toHaveTextContent(unavailable);
    expect(button('Play')).toBeVisible();
    await wait(60_000);
    expect(fake.plays()).toBe(1);
  });

  it('gives up a stream that is silent for twenty seconds after the press', async () => {
    mount();
    press('Play');
    await wait(connectLimit - 1);
    expect(button('Pause')).toBeVisible();
    await wait(1);
    expect(screen.getByRole('alert')).toHaveTextContent(unavailable);
    expect(button('Play')).toBeVisible();
    expect(audio.paused).toBe(true);
  });

  it('can be tried again after a failure', async () => {
    mount();
    press('Play');
    await fake.fail(audio);
    press('Play');
    await fake.arrive(audio);
    expect(store.getState()).toMatchObject({ playing: true, connection: 'live', error: null });
  });

  it('shows a media error also while paused', async () => {
    mount();
    await fake.fire(audio, 'error');
    expect(screen.getByRole('alert')).toHaveTextContent(unavailable);
  });

  it('follows a pause from outside, such as unplugged headphones', async () => {
    mount();
    await listen();
    audio.pause();
    await fake.fire(audio, 'pause');
    expect(button('Play')).toBeVisible();
  });

  it('plays after a press before the audio element was attached', () => {
    mount();
    const held = createStation(createRadioStore());
    held.play();
    expect(fake.plays()).toBe(0);
    const detach = held.attach(audio);
    expect(fake.plays()).toBe(1);
    detach();
  });

  it('follows a play from outside', async () => {
    mount();
    void audio.play();
    await fake.fire(audio, 'play');
    expect(button('Pause')).toBeVisible();
    await fake.arrive(audio);
    expect(store.getState().connection).toBe('live');
  });
});

describe('a lost connection', () => {
  it('is retried after 1, 2 and 4 seconds until the stream is back', async () => {
    mount();
    await listen();
    await fake.fail(audio);
    expect(screen.getByRole('alert')).toHaveTextContent(unavailable);
    expect(button('Pause')).toHaveAttribute('aria-busy', 'true');

    await wait(999);
    expect(fake.plays()).toBe(1);
    await wait(1);
    expect(fake.plays()).toBe(2);
    expect(screen.getByRole('alert')).toHaveTextContent(unavailable);

    await fake.fail(audio);
    await wait(1999);
    expect(fake.plays()).toBe(2);
    await wait(1);
    expect(fake.plays()).toBe(3);

    await fake.fail(audio);
    await wait(4000);
    expect(fake.plays()).toBe(4);
    await fake.arrive(audio);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(store.getState()).toMatchObject({ playing: true, connection: 'live' });

    await fake.fail(audio);
    await wait(1000);
    expect(fake.plays()).toBe(5);
  });

  it('is not retried once the reader pauses', async () => {
    mount();
    await listen();
    await fake.fail(audio);
    press('Pause');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await wait(120_000);
    expect(fake.plays()).toBe(1);
  });

  it('includes the end of a live stream', async () => {
    mount();
    await listen();
    await fake.fire(audio, 'ended');
    expect(store.getState().connection).toBe('reconnecting');
    await wait(1000);
    expect(fake.plays()).toBe(2);
  });

  it('is reported within three seconds of silence', async () => {
    mount();
    await listen();
    await fake.fire(audio, 'waiting');
    expect(store.getState().connection).toBe('live');
    expect(silenceLimit).toBeLessThan(3000);
    await wait(silenceLimit);
    expect(store.getState().connection).toBe('reconnecting');
    expect(screen.getByRole('alert')).toHaveTextContent(unavailable);
    expect(screen.getByRole('status')).toHaveTextContent('Connection lost. Trying to reconnect.');
    await fake.fire(audio, 'playing');
    expect(store.getState()).toMatchObject({ connection: 'live', error: null });
    expect(fake.plays()).toBe(1);
  });

  it('is retried after ten seconds without data, but not after nine', async () => {
    mount();
    await listen();
    await fake.fire(audio, 'waiting');
    await wait(stallLimit + 999);
    expect(fake.plays()).toBe(1);
    await wait(1);
    expect(fake.plays()).toBe(2);
  });

  it('is no longer expected when data arrives', async () => {
    mount();
    await listen();
    await fake.fire(audio, 'waiting');
    await wait(9000);
    await fake.fire(audio, 'playing');
    await wait(9000);
    expect(store.getState().connection).toBe('live');
  });

  it('is retried at once when the network returns', async () => {
    mount();
    await listen();
    await fake.fail(audio);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(fake.plays()).toBe(2);
    await wait(5000);
    expect(fake.plays()).toBe(2);
  });

  it('stops with the other message when the browser refuses to start again', async () => {
    mount();
    await listen();
    await fake.fail(audio);
    await wait(1000);
    await fake.refuse('NotAllowedError');
    expect(screen.getByRole('alert')).toHaveTextContent(cannotStart);
    expect(button('Play')).toBeVisible();
    await wait(120_000);
    expect(fake.plays()).toBe(2);
  });
});

describe('announcements', () => {
  it('are polite and follow the state', async () => {
    mount();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    press('Play');
    expect(status).toHaveTextContent('Connecting to Live Radio.');
    await fake.arrive(audio);
    expect(status).toHaveTextContent('Live Radio is playing.');
    await fake.fail(audio);
    expect(status).toHaveTextContent('Connection lost. Trying to reconnect.');
    await wait(1000);
    await fake.arrive(audio);
    expect(status).toHaveTextContent('Connected again. Live Radio is playing.');
    press('Mute');
    expect(status).toHaveTextContent('Sound is off.');
    press('Pause');
    expect(status).toHaveTextContent('Live Radio is paused.');
  });
});

describe('the lock screen', () => {
  class Metadata {
    readonly given: MediaMetadataInit;
    constructor(given: MediaMetadataInit) {
      this.given = given;
    }
  }

  it('shows the piece, and plays and pauses', async () => {
    const handlers = new Map<string, (() => void) | null>();
    const session = {
      metadata: null as Metadata | null,
      playbackState: 'none',
      setActionHandler: (name: string, handler: (() => void) | null) => void handlers.set(name, handler),
    };
    vi.stubGlobal('MediaMetadata', Metadata);
    Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
    try {
      const { rerender, unmount } = mount();
      expect(session.metadata?.given).toMatchObject({ title: 'Live Radio', artist: '24/7 live stream' });
      rerender(
        <RadioProvider
          src={src}
          store={store}
          nowPlaying={{ title: 'Paper Boats', artist: 'The Attic Ensemble' }}
        >
          <RadioPlayer />
        </RadioProvider>,
      );
      expect(session.metadata?.given).toMatchObject({
        title: 'Paper Boats',
        artist: 'The Attic Ensemble',
        album: 'Live Radio',
      });
      act(() => handlers.get('play')?.());
      expect(button('Pause')).toBeVisible();
      expect(session.playbackState).toBe('playing');
      act(() => handlers.get('pause')?.());
      expect(button('Play')).toBeVisible();
      expect(session.playbackState).toBe('paused');
      unmount();
      expect(handlers.get('play')).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, 'mediaSession');
      vi.unstubAllGlobals();
    }
  });
});

describe('the store', () => {
  it('may be the host’s, and is reset when the radio is unmounted while playing', async () => {
    const { unmount } = mount();
    await listen();
    unmount();
    expect(store.getState()).toMatchObject({ playing: false, connection: 'idle' });
  });
});

it('says what to do when a view is outside the provider', () => {
  allowConsole(/.*/s);
  expect(() => render(<Lost />)).toThrow(/Wrap the page in <RadioProvider/);
});
