/** The base of the calls' addresses, without a slash at its end. Throws one sentence where no call could ever be made. */
export function checkedBase(baseUrl: string): string {
  const isPath = baseUrl.startsWith('/') && !baseUrl.startsWith('//');
  if (!isPath && !(/^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl)))
    throw new TypeError(
      `baseUrl is '${baseUrl}'; it must begin with https:// or http://, or with / in a browser.`,
    );
  return baseUrl.replace(/\/+$/, '');
}
