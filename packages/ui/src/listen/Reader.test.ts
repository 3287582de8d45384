import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeSpeech, fakeSpeech, ownVoice } from './fake-speech.ts';
import type { Passage } from './passages.ts';
import { Reader, type ReadingState } from './Reader.ts';

let speech: FakeSpeech;
let states: ReadingState[];
let marked: string[];

beforeEach(() => {
  speech = fakeSpeech();
  states = [];
  marked = [];
});
afterEach(() => speech.restore());

function reader(...texts: string[]) {
  const node = document.createTextNode('');
  const passages: Passage[] = texts.map((text) => ({
    text,
    start: { node, offset: 0 },
    end: { node, offset: 0 },
  }));
  return new Reader({
    synthesis: speechSynthesis,
    voice: ownVoice,
    passages,
    rate: 1,
    onState: (state) => states.push(state),
    onPassage: ({ text }) => marked.push(text),
  });
}
const said = () => speech.said().map(({ text }) => text);

it('reads one sentence after the other to the end, and reports each', () => {
  reader('One.', 'Two.').read();
  expect(speech.saying()).toBe('One.');
  expect(speech.said()[0]).toMatchObject({ voice: ownVoice, lang: 'en-US', rate: 1 });
  speech.finish();
  expect(speech.saying()).toBe('Two.');
  expect(marked).toEqual(['One.', 'Two.']);
  speech.finish();
  expect(states).toEqual(['reading', 'ended']);
});

it('starts the sentence again in which it was paused', () => {
  const reading = reader('One.', 'Two.', 'Three.');
  reading.read();
  speech.finish();
  reading.pause();
  expect(speech.saying()).toBeUndefined();
  reading.pause();
  reading.read();
  expect(said()).toEqual(['One.', 'Two.', 'Two.']);
  reading.read();
  expect(said()).toHaveLength(3);
  expect(states).toEqual(['reading', 'paused', 'reading']);
});

it('changes its speed at once; while paused, from the next sentence on', () => {
  const reading = reader('One.', 'Two.');
  reading.read();
  reading.setRate(1.5);
  expect(speech.said().map(({ rate }) => rate)).toEqual([1, 1.5]);
  reading.pause();
  reading.setRate(2);
  expect(speech.saying()).toBeUndefined();
  reading.read();
  expect(speech.said().at(-1)).toMatchObject({ text: 'One.', rate: 2 });
});

it('waits for the reader when something else has interrupted it', () => {
  const reading = reader('One.');
  reading.read();
  speech.fail('interrupted');
  expect(states).toEqual(['reading', 'paused']);
  reading.read();
  expect(speech.saying()).toBe('One.');
});

it('reports a lost voice when it fails or does not start', () => {
  reader('One.').read();
  speech.fail('synthesis-failed');
  expect(states).toEqual(['reading', 'lost']);

  vi.useFakeTimers();
  vi.spyOn(speechSynthesis, 'speak').mockImplementation(() => undefined);
  reader('One.').read();
  vi.advanceTimersByTime(9_999);
  expect(states.at(-1)).toBe('reading');
  vi.advanceTimersByTime(1);
  expect(states.at(-1)).toBe('lost');
});

it('stays silent after stop, without a change of state', () => {
  const reading = reader('One.', 'Two.');
  reading.read();
  reading.stop();
  expect(speech.saying()).toBeUndefined();
  reading.read();
  reading.pause();
  expect(states).toEqual(['reading']);
  expect(said()).toEqual(['One.']);
});
