/** How long, in ms, answers may be begun before the process looks at its connections again. */
const sliceMs = 2;

interface Line {
  waiting: (() => void)[];
  underWay: number;
}

/**
 * Who is answered next. Node begins every request in the moment that it has arrived, so that whoever sends thousands at once is
 * answered thousands of times before the next reader's connection is even taken. Here each client has a line of its own, and the lines
 * take turns: one answer of each, and after two milliseconds a look at what else has come. Who comes while nobody waits is answered
 * at once.
 */
export class Turns {
  readonly #mostOfOne: number;
  readonly #lines = new Map<unknown, Line>();
  /** Those of them with somebody to begin with, in the order of their turns. */
  readonly #next = new Set<Line>();
  #usedMs = 0;
  #isPlanned = false;
  #isHeld = false;

  /** `mostOfOne`: how many answers to one client may be under way. */
  constructor(mostOfOne: number) {
    this.#mostOfOne = mostOfOne;
  }

  /** Begins an answer to a client when its turn comes. `leave` has to be called once it is over. */
  enter(client: unknown, begin: () => void) {
    let line = this.#lines.get(client);
    if (!line) this.#lines.set(client, (line = { waiting: [], underWay: 0 }));
    const isFree = !this.#isHeld && this.#next.size === 0 && this.#usedMs < sliceMs;
    if (isFree && line.underWay < this.#mostOfOne) return this.#begin(line, begin);
    line.waiting.push(begin);
    this.#queue(line);
  }

  /** An answer is over. */
  leave(client: unknown) {
    const line = this.#lines.get(client);
    if (!line) return;
    line.underWay -= 1;
    this.#queue(line);
    if (line.underWay === 0 && line.waiting.length === 0) this.#lines.delete(client);
  }

  /** Begins no answer until `release` is called. */
  hold() {
    this.#isHeld = true;
  }

  release() {
    this.#isHeld = false;
    this.#plan();
  }

  #queue(line: Line) {
    if (line.waiting.length === 0 || line.underWay >= this.#mostOfOne) return;
    this.#next.add(line);
    this.#plan();
  }

  #begin(line: Line, begin: () => void) {
    line.underWay += 1;
    const begun = performance.now();
    begin();
    this.#usedMs += performance.now() - begun;
    this.#plan();
  }

  #plan() {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => this.#goOn());
  }

  /** One answer of each line, again and again, until the slice is used up. */
  #goOn() {
    this.#isPlanned = false;
    if (this.#isHeld) return;
    this.#usedMs = 0;
    for (const line of this.#next) {
      if (this.#usedMs >= sliceMs) break;
      this.#next.delete(line);
      const begin = line.waiting.shift();
      if (begin) this.#begin(line, begin);
      // A set goes through what was added meanwhile, too: the line stands at the end again.
      this.#queue(line);
    }
  }
}
