import type { CDPSession, Page } from '@playwright/test';
import { type AXNode, inOrder, placesAround, worded } from './ax-node.ts';

declare global {
  interface Window {
    /** The announcements of live regions since the last call. */
    said?: Map<Element, string>;
  }
}

/**
 * Records what a browser passes to a screen reader during keyboard use: where the focus moves, by role, name
 * and state, and announcements. The text is compared with a readable file (`e2e/scripts`).
 */
export class ScreenReader {
  private readonly lines: string[] = [];
  private around: string[] = [];
  private address = '';
  private focus = '';
  private readonly page: Page;
  private readonly browser: CDPSession;

  private constructor(page: Page, browser: CDPSession) {
    this.page = page;
    this.browser = browser;
  }

  static async of(page: Page): Promise<ScreenReader> {
    await page.addInitScript(hearLiveRegions);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Accessibility.enable');
    return new ScreenReader(page, browser);
  }

  /** Opens a page. */
  async open(path: string) {
    await this.page.goto(path);
    await this.write(`open ${path}`);
  }

  /** Presses a key that many times, and waits for the outcome of the last press. */
  async press(key: string, times = 1, outcome?: () => Promise<unknown>) {
    for (let press = 1; press <= times; press += 1) {
      await this.page.keyboard.press(key);
      if (press === times) await outcome?.();
      await this.write(key);
    }
  }

  /** Types like a person, and waits for the outcome. */
  async type(text: string, outcome?: () => Promise<unknown>) {
    await this.page.keyboard.type(text);
    await outcome?.();
    await this.write(`type “${text}”`);
  }

  /** Waits for something that happens by itself. */
  async wait(what: string, outcome: () => Promise<unknown>) {
    await outcome();
    await this.write(`(${what})`);
  }

  /** Waits until a live region has announced this text. */
  async hears(words: string) {
    await this.page.waitForFunction(
      (part) => [...(window.said?.values() ?? [])].some((said) => said.includes(part)),
      words,
    );
  }

  /**
   * Presses Tab until an element with this name has the focus, without recording the stops between, and waits
   * for the outcome.
   */
  async goTo(name: string | RegExp, outcome?: () => Promise<unknown>, most = 90) {
    for (let stop = 0; stop < most; stop += 1) {
      await this.page.keyboard.press('Tab');
      const node = await this.focused();
      const found = String(node?.name?.value ?? '');
      if (typeof name === 'string' ? found === name : name.test(found)) {
        await outcome?.();
        await this.write('Tab …');
        return;
      }
    }
    throw new Error(`Nothing named ${String(name)} has the focus after ${most} presses of Tab.`);
  }

  /** Records the headings of the page, like a screen reader's list. */
  async headings() {
    const { nodes } = await this.browser.send('Accessibility.getFullAXTree');
    for (const node of inOrder(nodes)) {
      if (node.ignored || node.role?.value !== 'heading') continue;
      const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
      this.lines.push(`    ${'  '.repeat(Number(level) - 1)}${String(level)} ${String(node.name?.value)}`);
    }
  }

  /** Returns the recorded text. */
  text(): string {
    const edition =
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, 20\d\d\b/g;
    return `${this.lines.join('\n').replaceAll(edition, '‹a day›')}\n`;
  }

  private async write(action: string) {
    const { title, path, said } = await this.page.evaluate(async () => {
      // A change is announced when its frame is painted.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const heard = [...(window.said?.values() ?? [])];
      window.said?.clear();
      return {
        title: document.title,
        path: location.pathname + location.search + location.hash,
        said: heard,
      };
    });
    this.lines.push(action);
    if (path !== this.address) {
      this.lines.push(`    page: ${path} “${title}”`);
      this.around = [];
      this.address = path;
    }
    const node = await this.focused();
    const focus = node ? worded(node) : 'the page';
    if (focus !== this.focus || action.startsWith('Tab'))
      this.lines.push(`    ${await this.entered()}${focus}`);
    this.focus = focus;
    for (const words of said) this.lines.push(`    says ${words}`);
  }

  /** Returns the focused element; in a list of options, the active option. Undefined for the page itself. */
  private async focused(): Promise<AXNode | undefined> {
    const [node] = await this.nodes(false);
    const chosen = node?.properties?.find(({ name }) => name === 'activedescendant');
    const backendNodeId = chosen?.value.relatedNodes?.[0]?.backendDOMNodeId;
    if (backendNodeId === undefined) return node;
    const { nodes } = await this.browser.send('Accessibility.getPartialAXTree', {
      backendNodeId,
      fetchRelatives: false,
    });
    return nodes[0];
  }

  /** Returns the parts of the page that the focus has entered with this stop, outermost first. */
  private async entered(): Promise<string> {
    const around = placesAround(await this.nodes(true));
    const fresh = around.filter((place, at) => this.around[at] !== place);
    this.around = around;
    return fresh.map((place) => `${place}: `).join('');
  }

  private async nodes(fetchRelatives: boolean): Promise<AXNode[]> {
    const { result } = await this.browser.send('Runtime.evaluate', {
      expression: 'document.activeElement === document.body ? null : document.activeElement',
    });
    if (!result.objectId) return [];
    const { nodes } = await this.browser.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives,
    });
    return nodes;
  }
}

/**
 * Records the text of live regions, as assistive technology announces it: after each change, the whole text.
 */
function hearLiveRegions() {
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
  const waiting = new Set<Element>();
  const hear = () => {
    for (const region of waiting) {
      const words = region.textContent.trim().replaceAll(/\s+/g, ' ');
      const isUrgent =
        region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive';
      const said = `${isUrgent ? 'at once' : 'politely'} “${words}”`;
      const heard = (window.said ??= new Map<Element, string>());
      // The next text of the same region replaces one that was not announced yet.
      heard.delete(region);
      if (words && region.checkVisibility()) heard.set(region, said);
    }
    waiting.clear();
  };
  const addAlerts = (within: Element) => {
    for (const alert of [within, ...within.querySelectorAll('[role=alert]')])
      if (alert.matches('[role=alert]')) waiting.add(alert);
  };
  // An element that opens with its text is announced like a new one.
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (newState !== 'open' || !(target instanceof Element)) return;
      addAlerts(target);
      hear();
    },
    true,
  );
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const changed = target instanceof Element ? target : target.parentElement;
      const around = changed?.closest(live);
      if (around) waiting.add(around);
      // A region that is added with its text is announced only if it is an alert.
      for (const added of addedNodes) if (added instanceof Element) addAlerts(added);
    }
    if (waiting.size > 0) hear();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
