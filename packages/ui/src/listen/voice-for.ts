/**
 * The voice that reads a page in `language`: one of the device itself, so that not a word of it leaves the device. Undefined where
 * there is none, or where the browser has not found its voices yet.
 */
export function voiceFor(
  language: string,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const wanted = tagOf(language);
  const own = voices.filter(
    ({ localService, lang }) => localService && spokenIn(tagOf(lang)) === spokenIn(wanted),
  );
  const ofRegion = own.filter(({ lang }) => tagOf(lang) === wanted);
  return own.find((voice) => voice.default) ?? ofRegion[0] ?? own[0];
}

/** Android writes `en_US`. */
const tagOf = (language: string) => language.replace('_', '-').toLowerCase();
const spokenIn = (tag: string) => tag.split('-', 1)[0];
