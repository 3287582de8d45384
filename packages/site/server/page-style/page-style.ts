import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { takeStyleAttributes } from './attributes.ts';
import { styleRulesFile, type StyleNode } from './rules.ts';
import { namesIn, usedRules } from './used-rules.ts';

const sheetLink = /<link\b[^>]* rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)"[^>]*\/>/;
const eagerScript = /<script\b[^>]* type="module"/;
const layerOrder = /(<style\b[^>]*>[^<]*@layer [\w., ]+;)<\/style>/;
/** Also matches a style with `height<30rem`. */
const styleElement = /(<style\b[^>]*>[^<]*@layer [\w., ]+;[^]*?)<\/style>/;

/** Adds the styles that a page uses, selected from the site's one sheet. */
export class PageStyle {
  readonly #read: () => readonly StyleNode[];
  #rules: readonly StyleNode[] | undefined;
  /** Pages of one kind have the same names; two posts differ little. */
  readonly #styles = new LRUCache<string, string>({ max: 64 });

  /** @param read called once, when the first page needs it */
  constructor(read: () => readonly StyleNode[]) {
    this.#read = read;
  }

  /**
   * Creates it from the rules that the build has written into `folder`, for pages as bytes of their text
   * (`byte-text.ts`).
   */
  static ofBuild(folder: string): PageStyle {
    return new PageStyle(
      () => JSON.parse(readFileSync(`${folder}/${styleRulesFile}`, 'latin1')) as readonly StyleNode[],
    );
  }

  /**
   * Returns the page with all of its style in its head: the rules that it uses, and the values of its style
   * attributes.
   */
  in(html: string): string {
    if (!layerOrder.test(html)) return html;
    const { html: bare, rules } = takeStyleAttributes(this.#withRules(html));
    return rules ? bare.replace(styleElement, (_, start: string) => `${start}${rules}</style>`) : bare;
  }

  /**
   * Returns the page with the rules that it uses, so that its first view needs no second file. The link to
   * the full sheet stays, disabled, so that browsers do not load it: the application's start enables it,
   * because later content may use any rule. A page without an application has no link. One that starts at
   * once keeps its sheet.
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
    // The rest is data of the application.
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
