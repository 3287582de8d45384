import { startDriver, type WebKitPrograms } from './webkit-driver.ts';
import { askPage, callOf, type Key, type Plain, type Reader } from './reader.ts';

/** WebDriver's codes for these keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

/** WebDriver returns an element as an object with one key. */
const idOf = (found: unknown) => Object.values(found as Record<string, string>)[0]!;

/** The reader for the system's WebKitGTK, by WebDriver. */
export async function webkitReader(programs: WebKitPrograms): Promise<Reader> {
  const driver = await startDriver(programs);
  const { ask } = driver;
  const element = (css: string) => ask('POST', '/element', { using: 'css selector', value: css });
  /** The driver returns an error without a message if there is no page. */
  const run = (source: string) =>
    askPage(
      () => ask('POST', '/execute/sync', { script: `return ${source}`, args: [] }),
      (error) => error.endsWith('unknown error. '),
    );
  const send = async (text: string) => {
    const focused = idOf(await ask('GET', '/element/active'));
    await ask('POST', `/element/${focused}/value`, { text });
  };
  return {
    async open(url) {
      await ask('POST', '/url', { url });
    },
    async resize(width, height) {
      await ask('POST', '/window/rect', { x: 0, y: 0, width, height });
    },
    async click(css) {
      const found = await element(css);
      // In a small window the driver’s own scrolling sometimes stops before the element is visible.
      const script = "arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })";
      await ask('POST', '/execute/sync', { script, args: [found] });
      await ask('POST', `/element/${idOf(found)}/click`, {});
    },
    type: send,
    press: (key) => send(keys[key]),
    run: async (what, ...args: Plain[]) => (await run(callOf(what, args))) as ReturnType<typeof what>,
    async runInFrame(css, what) {
      await ask('POST', '/frame', { id: await element(css) });
      try {
        return (await run(callOf(what))) as ReturnType<typeof what>;
      } finally {
        await ask('POST', '/frame', { id: null });
      }
    },
    // A driven session is private, and WebKit prints no messages of private ones.
    complaints: () => undefined,
    close: () => driver.stop(),
  };
}
