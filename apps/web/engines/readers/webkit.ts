import { startDriver, type WebKitPrograms } from './webkit-driver.ts';
import { callOf, type Key, type Plain, type Reader } from './reader.ts';

/** What WebDriver calls these keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
};

/** WebDriver hands an element over as an object with one key. */
const idOf = (found: unknown) => Object.values(found as Record<string, string>)[0]!;

/** Of the system's WebKitGTK, by WebDriver. */
export async function webkitReader(programs: WebKitPrograms): Promise<Reader> {
  const driver = await startDriver(programs);
  const { ask } = driver;
  const element = (css: string) => ask('POST', '/element', { using: 'css selector', value: css });
  /** Between two pages there is none to ask: the driver then says an error without a word, and the next page answers. */
  const run = async (source: string, attempts = 100): Promise<unknown> => {
    try {
      return await ask('POST', '/execute/sync', { script: `return ${source}`, args: [] });
    } catch (error) {
      if (attempts === 0 || !String(error).endsWith('unknown error. ')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return run(source, attempts - 1);
    }
  };
  return {
    async open(url) {
      await ask('POST', '/url', { url });
    },
    async resize(width, height) {
      await ask('POST', '/window/rect', { x: 0, y: 0, width, height });
    },
    async click(css) {
      await ask('POST', `/element/${idOf(await element(css))}/click`, {});
    },
    async type(css, text) {
      await ask('POST', `/element/${idOf(await element(css))}/value`, { text });
    },
    async press(key) {
      const focused = idOf(await ask('GET', '/element/active'));
      await ask('POST', `/element/${focused}/value`, { text: keys[key] });
    },
    run: async (what, ...args: Plain[]) => (await run(callOf(what, args))) as ReturnType<typeof what>,
    async runInFrame(css, what) {
      await ask('POST', '/frame', { id: await element(css) });
      try {
        return (await run(callOf(what))) as ReturnType<typeof what>;
      } finally {
        await ask('POST', '/frame', { id: null });
      }
    },
    // A session that is driven is private, and of a private one WebKit prints nothing.
    complaints: () => undefined,
    close: () => driver.stop(),
  };
}
