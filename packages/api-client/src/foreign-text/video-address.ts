const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

/** Returns the address of a YouTube video as posts name it; undefined for any other address. */
export function videoAddress(text: string): string | undefined {
  const absolute = text.trim().replace(/^\/\//, 'https://');
  if (!/^https?:\/\/\S+$/i.test(absolute) || !URL.canParse(absolute)) return undefined;
  const { hostname, pathname, searchParams } = new URL(absolute);
  const path = hostname === 'youtu.be' ? `/embed${pathname}` : hosts.has(hostname) ? pathname : '';
  const id =
    path === '/watch' ? searchParams.get('v') : /^\/(?:embed|shorts|v|live)\/([^/]+)\/?$/.exec(path)?.[1];
  return /^[\w-]{11}$/.test(id ?? '') ? `https://youtu.be/${id}` : undefined;
}
