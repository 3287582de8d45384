import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesIn } from '../files-in.ts';
import { buildNonceFile, takeNonce } from '../inline-sources.ts';
import type { Settings } from '../settings.ts';
import { fillData, fillPage } from '../template.ts';
import type { PageHeaders } from './page-headers.ts';
import { type Front, frontAddresses } from '../front.ts';
import { ReadyBody } from './ready-body.ts';
import { ReadyPage } from './ready-page.ts';
import type { PageRuntime } from './page-runtime.ts';
import { thisYear, YearWatch } from './year.ts';

export interface PrerenderedOptions {
  /** The folder of the built site's files. */
  folder: string;
  settings: Settings;
  headers: PageHeaders;
  runtime: () => Promise<PageRuntime>;
  /** What editors have placed. */
  front: Pick<Front, 'changes'>;
}

/** The prerendered pages and their data for navigations, with the settings of this server. */
export class Prerendered {
  readonly #files: Map<string, string>;
  readonly #settings: Settings;
  readonly #headers: PageHeaders;
  readonly #runtime: () => Promise<PageRuntime>;
  readonly #front: Pick<Front, 'changes'>;
  /** Whether this server's settings change the content of pages, so that the build's are not used. */
  readonly #isOtherwise: boolean;
  /** Marks the build's own scripts and styles in these pages. */
  readonly #nonce: string;
  readonly #preparing = new Map<string, Promise<ReadyPage>>();
  readonly #ready = new Map<string, ReadyPage>();
  readonly #year = new YearWatch();

  constructor({ folder, settings, headers, runtime, front }: PrerenderedOptions) {
    this.#files = prerenderedFiles(folder);
    this.#settings = settings;
    this.#nonce = readFileSync(join(folder, '../server', buildNonceFile), 'utf8');
    this.#headers = headers;
    this.#runtime = runtime;
    this.#front = front;
    this.#isOtherwise =
      Object.keys(settings.owner).length > 0 || settings.ads !== undefined || settings.newsletter;
  }

  /** Prepares the largest pages, which take a third of a second. The others take 30 ms, for their first reader. */
  async warm(): Promise<void> {
    for (const address of frontAddresses) await this.page(address)?.catch(() => undefined);
  }

  /** Returns the page of an address, if it is prepared. */
  ready(address: string): ReadyPage | undefined {
    if (this.#year.hasTurned()) this.#forget();
    return this.#ready.get(address);
  }

  /** Returns the page of an address, prepared once for all readers; undefined if it is not prerendered. */
  page(address: string): Promise<ReadyPage> | undefined {
    const file = this.#files.get(address);
    if (file === undefined) return undefined;
    if (this.#year.hasTurned()) this.#forget();
    let page = this.#preparing.get(address);
    if (!page) {
      const preparing = this.#prepare(address, file);
      page = preparing;
      this.#preparing.set(address, preparing);
      // A newer one may have been begun meanwhile.
      const isNewest = () => this.#preparing.get(address) === preparing;
      preparing.then(
        (made) => isNewest() && this.#ready.set(address, made),
        () => isNewest() && this.#preparing.delete(address),
      );
    }
    return page;
  }

  #forget() {
    this.#preparing.clear();
    this.#ready.clear();
  }

  /** Called when other pieces are placed: each page stays until the new one is there. */
  outdate(): void {
    for (const address of frontAddresses) if (this.#preparing.delete(address)) void this.page(address);
  }

  async #prepare(address: string, file: string): Promise<ReadyPage> {
    const isPage = file.endsWith('.html');
    // Another owner, an ad network or a newsletter changes the structure of a page, not only its texts: it is
    // rendered again.
    const { bytes, inline } =
      this.#isOtherwise || this.#front.changes(address)
        ? await (await this.#runtime()).renderer.page(address)
        : this.#filled(file, isPage);
    const page = new ReadyPage(
      200,
      [
        ['content-type', isPage ? 'text/html; charset=utf-8' : 'text/x-script; charset=utf-8'],
        ['cache-control', 'public, max-age=0, must-revalidate'],
        ...this.#headers.of(inline),
      ],
      new ReadyBody(bytes, 'good'),
    );
    await page.body.pack();
    return page;
  }

  #filled(file: string, isPage: boolean) {
    const { siteUrl, offline } = this.#settings;
    const shown = { siteUrl, offline, year: thisYear() };
    const raw = readFileSync(file, 'utf8');
    if (!isPage) return { bytes: Buffer.from(fillData(raw, shown)), inline: undefined };
    const { html, inline } = takeNonce(fillPage(raw, shown), this.#nonce);
    return { bytes: Buffer.from(html), inline };
  }
}

/** Returns the file of each prerendered address. */
function prerenderedFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const path of filesIn(folder)) {
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (address.endsWith('/index.html')) files.set(address.slice(0, -'/index.html'.length) || '/', path);
    else if (address.endsWith('.data')) files.set(address, path);
  }
  return files;
}
