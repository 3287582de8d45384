import { expect, it } from 'vitest';
import { ownVoice } from './fake-speech.ts';
import { voiceFor } from './voice-for.ts';

const voice = (lang: string, change: Partial<SpeechSynthesisVoice> = {}) => ({
  ...ownVoice,
  default: false,
  lang,
  ...change,
});

it("takes the reader's chosen voice if it speaks the language, then one of the region, then any", () => {
  const british = voice('en-GB');
  const chosen = voice('en-AU', { default: true });
  const american = voice('en_US');
  expect(voiceFor('en-US', [british, american, chosen])).toBe(chosen);
  expect(voiceFor('en-US', [british, american])).toBe(american);
  expect(voiceFor('en-US', [british])).toBe(british);
});

it('rejects remote voices and voices of another language', () => {
  expect(
    voiceFor('en-US', [voice('en-US', { localService: false }), voice('de-DE', { default: true })]),
  ).toBe(undefined);
});
