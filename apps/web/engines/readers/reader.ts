/** Values that can be passed to a page and back. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/**
 * A browser with an open page, with the features that every engine supports. Elements are selected by CSS;
 * the first match is used.
 */
export interface Reader {
  open: (url: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Clicks the element's middle. */
  click: (css: string) => Promise<void>;
  /** Taps there. Undefined if the engine's driver does not support it. */
  tap?: (css: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Runs a function in the page. It can use only its arguments and the page, nothing from its module. */
  run: <Args extends Plain[], Answer>(what: (...args: Args) => Answer, ...args: Args) => Promise<Answer>;
  /** The same in a frame of any origin. */
  runInFrame: <Answer>(css: string, what: () => Answer) => Promise<Answer>;
  /**
   * Returns the console errors since the last `open`; undefined if the engine does not expose its console.
   */
  complaints: () => string[] | undefined;
  close: () => Promise<void>;
}

export type Key = 'ArrowRight' | 'ArrowDown' | 'End' | 'Enter' | 'Escape' | 'Tab';

/** Returns a call of that function as source code. */
export function callOf(what: (...args: never[]) => unknown, args: Plain[] = []): string {
  return `(${what.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
}

/**
 * Evaluates in the page. Between two pages each engine fails with its own message; then it retries on the
 * next page.
 */
export async function askPage<Answer>(
  ask: () => Promise<Answer>,
  saysNoPage: (error: string) => boolean,
  attempts = 100,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (attempts === 0 || !saysNoPage(String(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return askPage(ask, saysNoPage, attempts - 1);
  }
}
