import { classPrefix, tokenName } from '../theme/names.ts';

let asked = false;

/**
 * Checks once, after the page has loaded, whether a brand and the style files are there, and logs what is
 * missing to the console. For development only: call it if `process.env.NODE_ENV` is `'development'`, so that
 * bundlers remove it from production code.
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

/**
 * Returns a sentence about what the library's elements on the page lack, and how to fix it; undefined if
 * nothing is missing.
 */
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
    // Scripts may not read a sheet of another origin: it may contain the rules.
    return undefined;
  }
  const bare = [...names].filter((name) => !rules.includes(`.${classPrefix}${name}-`));
  if (bare.length === 0) return undefined;
  return `ui: no rules for ${bare.join(', ')} are on this page. Each component has a style file beside its entry: import '@daily-nest/ui/styles/article-card.css' for '@daily-nest/ui/article-card', and so on.`;
}

/** Returns all rules of a sheet, including imported ones. */
function textOf(sheet: CSSStyleSheet): string {
  return [...sheet.cssRules]
    .map((rule) => {
      const imported = (rule as CSSImportRule).styleSheet;
      return imported ? textOf(imported) : rule.cssText;
    })
    .join('\n');
}
