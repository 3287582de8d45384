import type { FontsWanted, LentFonts } from './lend-fonts.ts';

/** So long nothing is drawn, in milliseconds: the page around answers in a few turns, or never. */
const patience = 1_000;

/**
 * In a frame: takes the fonts from the page around, which has them, instead of fetching them again. Their rules are taken out of the
 * style before anything is drawn. Nothing is drawn until the answer is there, for type that came later would move every line below it:
 * what the page around has not, it shows in the fallback itself, and so does its frame. What a frame fetches itself is kept for no
 * other page and would come too late for this one. Without a script the rules are as they were.
 *
 * @param onCame called when type has changed
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
