import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { takeStyleAttributes } from './attributes.ts';
import { styleRulesFile, type StyleNode } from './rules.ts';
import { namesIn, usedRules } from './used-rules.ts';

const sheetLink = /<link\b[^>]* rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)"[^>]*\/>/;
const eagerScript = /<script\b[^>]* type="module"/;
const layerOrder = /(<style\b[^>]*>[^<]*@layer [\w., ]+;)<\/style>/;
/** The same element, whatever else is in it: `height<30rem`, too. */
const styleElement = /(<style\b[^>]*>[^<]*@layer [\w., ]+;[^]*?)<\/style>/;

/** Gives pages the style that they use, chosen from the rules of the site's one sheet. */
export class PageStyle {
  readonly #read: () => readonly StyleNode[];
  #rules: readonly StyleNode[] | undefined;
  /** Pages of one kind have the same names; two posts differ by little. */
  readonly #styles = new LRUCache<string, string>({ max: 64 });

  /** @param read called once, when the first page needs it */
  constructor(read: () => readonly StyleNode[]) {
    this.#read = read;
  }

  /** From the rules that the build has written into `folder`, for pages as the bytes of their text (`byte-text.ts`). */
  static ofBuild(folder: string): PageStyle {
    return new PageStyle(
      () => JSON.parse(readFileSync(`${folder}/${styleRulesFile}`, 'latin1')) as readonly StyleNode[],
    );
  }

  /** The page with all its style in its head: the rules that it uses, and the values of its style attributes. */
  in(html: string): string {
    if (!layerOrder.test(html)) return html;
    const { html: bare, rules } = takeStyleAttributes(this.#withRules(html));
    return rules ? bare.replace(styleElement, (_, start: string) => `${start}${rules}</style>`) : bare;
  }

  /**
   * The page with the rules that it uses, so that its first view waits for no second file. The whole sheet stays named,
   * disabled, which browsers do not fetch: the application's start enables it, since what the application shows later may
   * use any rule. A page without an application loses the name. One that starts at once keeps its sheet as it was.
   */
  #withRules(html: string): string {
    const startsAtOnce = eagerScript.test(html);
    if (startsAtOnce || !sheetLink.test(html)) return html;
    const style = this.#styleOf(html);
    const starts = html.includes(' data-app="');
    return html
      .replace(sheetLink, (_, href: string) =>
        starts ? `<link rel="stylesheet" href="${href}" disabled=""/>` : '',
      )
      .replace(layerOrder, (_, start: string) => `${start}${style}</style>`);
  }

  #styleOf(html: string): string {
    // What comes after is data of the application.
    const page = namesIn(html.split('window.__reactRouterContext', 1)[0]!);
    const key = [...page.names, ...page.reads].toSorted().join(' ');
    let style = this.#styles.get(key);
    if (style === undefined) {
      style = usedRules((this.#rules ??= this.#read()), page);
      this.#styles.set(key, style);
    }
    return style;
  }
}
