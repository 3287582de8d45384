import type { CDPSession, Page } from '@playwright/test';
import { type AXNode, inOrder, placesAround, worded } from './ax-node.ts';

declare global {
  interface Window {
    /** What live regions have said since it was last asked. */
    said?: Map<Element, string>;
  }
}

/**
 * Writes down what a browser hands to a screen reader while somebody uses the keyboard: where the focus goes, by role, name and state,
 * and what is said besides. The text is compared with a file that a person can read (`e2e/scripts`).
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

  /** Presses a key, so many times, and waits for what comes of the last one. */
  async press(key: string, times = 1, outcome?: () => Promise<unknown>) {
    for (let press = 1; press <= times; press += 1) {
      await this.page.keyboard.press(key);
      if (press === times) await outcome?.();
      await this.write(key);
    }
  }

  /** Types as a person does, and waits for what comes of it. */
  async type(text: string, outcome?: () => Promise<unknown>) {
    await this.page.keyboard.type(text);
    await outcome?.();
    await this.write(`type “${text}”`);
  }

  /** Waits for something that comes by itself. */
  async wait(what: string, outcome: () => Promise<unknown>) {
    await outcome();
    await this.write(`(${what})`);
  }

  /** Waits until a live region has said something like this. */
  async hears(words: string) {
    await this.page.waitForFunction(
      (part) => [...(window.said?.values() ?? [])].some((said) => said.includes(part)),
      words,
    );
  }

  /** Goes on by the Tab key to what has this name, saying nothing of the stops between, and waits for what comes of the focus. */
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

  /** The headings of the page, as a screen reader lists them. */
  async headings() {
    const { nodes } = await this.browser.send('Accessibility.getFullAXTree');
    for (const node of inOrder(nodes)) {
      if (node.ignored || node.role?.value !== 'heading') continue;
      const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
      this.lines.push(`    ${'  '.repeat(Number(level) - 1)}${String(level)} ${String(node.name?.value)}`);
    }
  }

  /** All that was written so far. */
  text(): string {
    const edition =
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, 20\d\d\b/g;
    return `${this.lines.join('\n').replaceAll(edition, '‹a day›')}\n`;
  }

  private async write(action: string) {
    const { title, path, said } = await this.page.evaluate(async () => {
      // What a change says is said when its frame is drawn.
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

  /** What has the focus; in a list of choices, the choice. Undefined for the page itself. */
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

  /** The parts of the page that the focus has come into with this stop, outermost first. */
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

/** Remembers what live regions of the page come to say, as assistive technology hears it: after each change, the whole. */
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
      // What the same region says next takes the place of what nobody has heard yet.
      heard.delete(region);
      if (words && region.checkVisibility()) heard.set(region, said);
    }
    waiting.clear();
  };
  const addAlerts = (within: Element) => {
    for (const alert of [within, ...within.querySelectorAll('[role=alert]')])
      if (alert.matches('[role=alert]')) waiting.add(alert);
  };
  // What opens with its words in it is heard as if it had just been said.
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
      // A region that arrives with its words is heard only where it is an alert.
      for (const added of addedNodes) if (added instanceof Element) addAlerts(added);
    }
    if (waiting.size > 0) hear();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
