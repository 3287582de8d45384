import type { FontsWanted, LentFonts } from './lendFonts.ts';

/** So long the page around is waited for, in milliseconds. */
const patience = 5_000;

/**
 * In a frame: takes the fonts from the page around, which has them, instead of fetching them again. Their rules are taken out of the
 * style before anything is drawn, and put back for what that page has not either. Without a script they are as they were.
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

  const borrow = async (address: string, bytes: ArrayBuffer) => {
    const style = rules.get(address)!.style;
    const of = (name: string) => style.getPropertyValue(`font-${name}`).replaceAll('"', '');
    const face = new FontFace(of('family'), bytes, { weight: of('weight'), style: of('style') });
    document.fonts.add(await face.load());
    rules.delete(address);
  };
  /** Last, or upright words would be set in the italics of their family while those are all there is. */
  const fetchTheOthers = () => {
    for (const { cssText } of rules.values()) sheet.insertRule(cssText, sheet.cssRules.length);
    rules.clear();
    onCame();
  };

  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<LentFonts>) => {
    void Promise.allSettled(data.map(([address, bytes]) => borrow(address, bytes))).then(fetchTheOthers);
  });
  port1.start();
  view.parent.postMessage({ fonts: [...rules.keys()] } satisfies FontsWanted, '*', [port2]);
  setTimeout(fetchTheOthers, patience);
}
