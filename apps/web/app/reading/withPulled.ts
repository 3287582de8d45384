/**
 * A body with its pulled sentences, each in an `<aside>` before the paragraph that has it. It says again what is said there, so it
 * is not read aloud.
 */
export function withPulled(html: string, pulled: readonly string[] = []): string {
  return pulled.reduce((body, sentence) => {
    const at = body.indexOf(sentence);
    const place = at === -1 ? -1 : body.lastIndexOf('<p>', at);
    const aside = `<aside aria-hidden="true">${sentence}</aside>\n`;
    return place === -1 ? body : body.slice(0, place) + aside + body.slice(place);
  }, html);
}
