import type { FontsWanted, LentFonts } from './lend-fonts.ts';

/** How long painting is blocked, in milliseconds. The embedding page answers at once or never. */
const patience = 1_000;

/**
 * For a framed page: uses the fonts of the embedding page instead of loading them again. Removes the font
 * rules from the style before the first paint, and blocks painting until the answer, because a late font
 * would move the lines. A font that the embedding page lacks is replaced by its fallback, as in that page. A
 * font that the frame loads itself would be cached for no other page, and be late for this one. Without a
 * script the rules stay.
 *
 * @param onCame called when the fonts have changed
 */
export function borrowFonts(document: Document, onCame: () => void) {
  const view = document.defaultView!;
  const sheet = document.styleSheets[0];
  if (view.parent === view || !sheet) return;

  const rules = new Map<string, CSSFontFaceRule>();
  for (let place = sheet.cssRules.length - 1; place >= 0; place -= 1) {
    const rule = sheet.cssRules[place];
    const address =
      rule instanceof CSSFontFaceRule && /url\("?(\/[^")]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
    if (!address) continue;
    rules.set(address, rule);
    sheet.deleteRule(place);
  }

  const { style: page } = document.documentElement;
  page.visibility = 'hidden';
  const draw = () => {
    page.visibility = '';
    onCame();
  };
  const borrow = async (address: string, bytes: ArrayBuffer) => {
    const style = rules.get(address)!.style;
    const of = (name: string) => style.getPropertyValue(`font-${name}`).replaceAll('"', '');
    const face = new FontFace(of('family'), bytes, { weight: of('weight'), style: of('style') });
    document.fonts.add(await face.load());
  };

  const { port1, port2 } = new MessageChannel();
  const waits = setTimeout(() => {
    port1.close();
    draw();
  }, patience);
  port1.addEventListener('message', ({ data }: MessageEvent<LentFonts>) => {
    clearTimeout(waits);
    void Promise.allSettled(data.map(([address, bytes]) => borrow(address, bytes))).then(draw);
  });
  port1.start();
  view.parent.postMessage({ fonts: [...rules.keys()] } satisfies FontsWanted, '*', [port2]);
}
