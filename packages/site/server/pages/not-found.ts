import type { ReadyPage } from './ready-page.ts';
import type { Renderer } from './renderer.ts';
import { YearWatch } from './year.ts';

/** The page of unknown addresses: the same bytes for all of them, rendered once per host. */
export class NotFound {
  readonly #renderer: Renderer;
  readonly #pages = new Map<string, Promise<ReadyPage>>();
  readonly #year = new YearWatch();

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  page(host: string): Promise<ReadyPage> {
    if (this.#year.hasTurned()) this.#pages.clear();
    let page = this.#pages.get(host);
    if (!page) {
      page = this.#renderer.shared('/404', host, [['cache-control', 'private, no-cache']]);
      this.#pages.set(host, page);
      const forget = () => this.#pages.delete(host);
      page.then(({ status }) => status === 404 || forget(), forget);
    }
    return page;
  }
}
