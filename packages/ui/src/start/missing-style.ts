import { classPrefix, tokenName } from '../theme/names.ts';

let asked = false;

/**
 * Looks once, when the page has had its time to load, whether a brand and the style files are there, and says on the console what is
 * missing. For development alone: call it where `process.env.NODE_ENV` is `'development'`, so that bundlers leave it out of what is published.
 */
export function tellMissingStyle(): void {
  if (asked || typeof document === 'undefined') return;
  asked = true;
  if (document.readyState === 'complete') look();
  else addEventListener('load', look, { once: true });
}

function look(): void {
  setTimeout(() => {
    const missing = missingStyle(document);
    // oxlint-disable-next-line no-console -- it is for the developer of a host, whose console it is
    if (missing) console.warn(missing);
  }, 500);
}

/** What the page's own elements of the library lack, in a sentence that says how to fix it. */
export function missingStyle(doc: Document): string | undefined {
  const own = [...doc.querySelectorAll(`[class^="${classPrefix}"], [class*=" ${classPrefix}"]`)];
  const ink = `--${tokenName(['color', 'text', 'body'])}`;
  if (own.some((element) => getComputedStyle(element).getPropertyValue(ink) === ''))
    return `ui: no brand reaches this page, so its components have no colors and no type. Import the style sheet that \`npx @daily-nest/ui brand brand.ts --out brand.css\` writes; where the brand has a name, write that on <html data-brand>.`;
  const names = new Set(
    own.flatMap(({ classList }) =>
      [...classList].flatMap((name) =>
        name.startsWith(classPrefix) ? name.slice(classPrefix.length).split('-')[0]! : [],
      ),
    ),
  );
  let rules: string;
  try {
    rules = [...doc.styleSheets].map(textOf).join('');
  } catch {
    // A sheet from elsewhere, which no script may read: it may have them.
    return undefined;
  }
  const bare = [...names].filter((name) => !rules.includes(`.${classPrefix}${name}-`));
  if (bare.length === 0) return undefined;
  return `ui: no rules for ${bare.join(', ')} are on this page. Each component has a style file beside its entry: import '@daily-nest/ui/styles/article-card.css' for '@daily-nest/ui/article-card', and so on.`;
}

/** All rules of a sheet, those of the sheets that it imports too. */
function textOf(sheet: CSSStyleSheet): string {
  return [...sheet.cssRules]
    .map((rule) => {
      const imported = (rule as CSSImportRule).styleSheet;
      return imported ? textOf(imported) : rule.cssText;
    })
    .join('\n');
}
