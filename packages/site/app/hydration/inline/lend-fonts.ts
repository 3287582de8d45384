/** The request of our framed page: the addresses of the fonts that it may need. */
export interface FontsWanted {
  fonts: readonly string[];
}

/** The answer: fonts that this page has loaded itself, each with its address. */
export type LentFonts = readonly (readonly [address: string, bytes: ArrayBuffer])[];

/**
 * Lends our own framed pages the fonts that this page has loaded. They have no origin, so they share no cache
 * with it, nor with each other. The bytes come from the browser's cache.
 */
export function lendFonts(view: Window) {
  view.addEventListener('message', (event: MessageEvent<FontsWanted | null>) => {
    const [answer] = event.ports;
    if (!answer || !event.data?.fonts) return;
    // The page's script and the application both listen.
    event.stopImmediatePropagation();
    void lend(event.data.fonts, answer);
  });
}

async function lend(wanted: readonly string[], answer: MessagePort) {
  // Does not wait for a font that is still loading: this page shows its fallback, too, and the frame has
  // painted nothing yet.
  const fetched = performance.getEntriesByType('resource');
  const here = wanted.filter(
    (address) =>
      /^\/assets\/[^.]+\.woff2$/.test(address) && fetched.some(({ name }) => name.endsWith(address)),
  );
  try {
    const fonts = here.map(async (address) => [address, await (await fetch(address)).arrayBuffer()] as const);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    answer.postMessage((await Promise.all(fonts)) satisfies LentFonts);
  } catch {
    // The frame waits a second for an answer.
  }
}
