/** Returns the value of a request's header, by its name in lower case. */
export type HeaderOf = (name: string) => string | null | undefined;

/**
 * Returns whether a request is a reader's own navigation that may be counted: not of a bot, a prefetch, from
 * another site, or with Global Privacy Control.
 *
 * @param fromElsewhere whether one that follows a link of another site counts
 */
export function isOfReader(method: string, headerOf: HeaderOf, fromElsewhere = false): boolean {
  const has = (name: string, text: RegExp) => text.test(headerOf(name) ?? '');
  return (
    method === 'GET' &&
    has('user-agent', /^Mozilla\/(?!.*(?:bot|crawl|spider|slurp|headless|preview))/i) &&
    !has('sec-purpose', /prefetch/) &&
    !has('purpose', /prefetch/) &&
    (fromElsewhere || !has('sec-fetch-site', /^cross-site$/)) &&
    !has('sec-gpc', /^1$/)
  );
}
