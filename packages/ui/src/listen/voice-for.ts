/**
 * Returns the voice for a page in `language`: a local one, so that no text leaves the device. Undefined if
 * there is none, or before the browser has found its voices.
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
