/** What can be handed to a page and back. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/**
 * A browser with a page open, as much of it as every engine can be asked for alike. Elements are named by CSS; the first
 * one that fits is meant.
 */
export interface Reader {
  open: (url: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** With a pointer, at the element's middle. */
  click: (css: string) => Promise<void>;
  /** With a finger, there. Left out where the engine's driver has none. */
  tap?: (css: string) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Runs a function in the page. It sees what it is given and what the page has, nothing around it here. */
  run: <Args extends Plain[], Answer>(what: (...args: Args) => Answer, ...args: Args) => Promise<Answer>;
  /** The same in a frame, whichever origin it has. */
  runInFrame: <Answer>(css: string, what: () => Answer) => Promise<Answer>;
  /** The errors that the console got since the last `open`; undefined where the engine keeps its console to itself. */
  complaints: () => string[] | undefined;
  close: () => Promise<void>;
}

export type Key = 'ArrowRight' | 'ArrowDown' | 'End' | 'Enter' | 'Escape' | 'Tab';

/** A call of that function, as source. */
export function callOf(what: (...args: never[]) => unknown, args: Plain[] = []): string {
  return `(${what.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
}

/** Between two pages there is none to ask, which each engine says in its own words: the page that comes is asked. */
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
