import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { emulated, type Touching } from './phone.ts';
import { type Result, watchForResult } from './watch.ts';

type Answer = Record<string, unknown>;
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: { sessionId?: string };
  result?: Answer;
  error?: { message: string };
}

/**
 * The same phone, in a tab that may prerender pages. Chromium does not prerender if a tool such as Playwright
 * is attached to the page itself; attached to the tab it does, and reports the prerendered page as another
 * target:
 * https://chromium.googlesource.com/chromium/src/+/main/third_party/blink/public/devtools_protocol/domains/Target.pdl
 */
export class Tab implements Touching {
  readonly #browser: ChildProcess;
  readonly #folder: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Message) => void>();
  /** The sessions of the page and of prerendered pages, the latest last. */
  readonly #pages: string[] = [];
  #asked = 0;

  private constructor(browser: ChildProcess, folder: string, socket: WebSocket) {
    this.#browser = browser;
    this.#folder = folder;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Message));
  }

  static async open(url: string): Promise<Tab> {
    const { executablePath, args } = chromiumLaunch();
    const folder = mkdtempSync(join(tmpdir(), 'daily-nest-touch-'));
    const browser = spawn(
      executablePath!,
      [
        ...args,
        '--headless',
        '--no-sandbox',
        '--no-first-run',
        '--remote-debugging-port=0',
        `--user-data-dir=${folder}`,
        'about:blank',
      ],
      { stdio: 'ignore' },
    );
    const socket = new WebSocket(await debuggerOf(folder));
    await once(socket, 'open');
    const tab = new Tab(browser, folder, socket);
    const { targetId } = await tab.#ask('Target.createTarget', { url: 'about:blank', forTab: true });
    const { sessionId } = await tab.#ask('Target.attachToTarget', { targetId, flatten: true });
    await tab.#ask(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      String(sessionId),
    );
    while (tab.#pages.length === 0) await pause(20);
    await tab.#onPage('Page.navigate', { url });
    // Idle in Playwright's sense: the page has loaded, and there were no requests for half a second.
    while ((await tab.#value('document.readyState')) !== 'complete') await pause(100);
    await pause(1_500);
    return tab;
  }

  async tap(selector: string): Promise<void> {
    const point = await this.#middleOf(selector);
    await this.#onPage('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await this.#onPage('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async hover(selector: string): Promise<void> {
    await this.#onPage('Input.dispatchMouseEvent', {
      type: 'mouseMoved',
      ...(await this.#middleOf(selector)),
    });
  }

  async timeUntil(result: Result, act: () => Promise<void>): Promise<number> {
    await this.#value(`localStorage.setItem('watch', ${JSON.stringify(JSON.stringify(result))})`);
    await act();
    for (let waited = 0; waited < 20_000; waited += 200) {
      await pause(200);
      for (const session of this.#pages) {
        const took = await this.#value(
          `JSON.parse(localStorage.getItem('watch') ?? '{}').took`,
          session,
        ).catch(() => undefined);
        if (typeof took === 'number') return took;
      }
    }
    throw new Error(`${result.seen} was not visible within 20 s.`);
  }

  async close(): Promise<void> {
    this.#socket.close();
    const ended = once(this.#browser, 'exit');
    this.#browser.kill();
    await ended;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #hear(message: Message) {
    if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
    const session = message.params?.sessionId;
    if (message.method === 'Target.attachedToTarget' && session && message.sessionId)
      void this.#prepare(session);
    if (message.method === 'Target.detachedFromTarget' && session)
      this.#pages.splice(this.#pages.indexOf(session) >>> 0, 1);
  }

  /** Emulates a slow phone before the page loads anything. */
  async #prepare(session: string) {
    const { network, slowdown, viewport, deviceScaleFactor } = emulated;
    const metrics = { ...viewport, deviceScaleFactor, mobile: true };
    await Promise.all([
      this.#ask('Page.enable', {}, session),
      this.#ask(
        'Page.addScriptToEvaluateOnNewDocument',
        { source: `(${watchForResult.toString()})()` },
        session,
      ),
      this.#ask('Emulation.setDeviceMetricsOverride', metrics, session),
      this.#ask('Emulation.setTouchEmulationEnabled', { enabled: true }, session),
      this.#ask('Network.enable', {}, session),
      this.#ask('Network.emulateNetworkConditions', network, session),
      this.#ask('Emulation.setCPUThrottlingRate', { rate: slowdown }, session),
      this.#ask('Runtime.runIfWaitingForDebugger', {}, session),
    ]);
    this.#pages.push(session);
  }

  async #ask(method: string, params: object, sessionId?: string): Promise<Answer> {
    this.#asked += 1;
    const id = this.#asked;
    const answer = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }

  #onPage(method: string, params: object): Promise<Answer> {
    return this.#ask(method, params, this.#pages[0]);
  }

  async #value(expression: string, session = this.#pages[0]): Promise<unknown> {
    const answer = await this.#ask('Runtime.evaluate', { expression, returnByValue: true }, session);
    return (answer['result'] as { value?: unknown }).value;
  }

  async #middleOf(selector: string): Promise<{ x: number; y: number }> {
    const middle = await this.#value(`(() => {
      const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility());
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return JSON.stringify({ x: x + width / 2, y: y + height / 2 });
    })()`);
    return JSON.parse(String(middle)) as { x: number; y: number };
  }
}

/** Returns the debugger's address of a starting browser, which writes it to a file. */
async function debuggerOf(folder: string): Promise<string> {
  for (let waited = 0; waited < 20_000; waited += 50) {
    await pause(50);
    try {
      const [port, path] = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n');
      if (path) return `ws://127.0.0.1:${port}${path}`;
    } catch {
      // Not written yet.
    }
  }
  throw new Error('The browser does not listen.');
}
