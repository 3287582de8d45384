import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A value, and what it is the value of. */
export interface Labelled {
  labels: Record<string, string>;
  value: number;
}

/** What a process tells Prometheus about itself. Names get the prefix `daily_nest_`; none says anything of a reader. */
export interface Metrics {
  /** Notes an answer: its kind (few, and none made of an address), its status and how long it took, in milliseconds. */
  answered(kind: string, status: number, ms: number): void;
  /** A number that only grows. Answers with what adds one to it. */
  counter<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
  ): (values: Record<Label, string>) => void;
  /** A number that only grows, which somebody else counts. Read when Prometheus asks. */
  total(name: string, help: string, read: () => number): void;
  /** A number that goes up and down. Read when Prometheus asks; one that cannot be read then is left out. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** The same for several values; they share the names of their labels. */
  gauges(
    name: string,
    help: string,
    labels: readonly string[],
    read: () => Labelled[] | Promise<Labelled[]>,
  ): void;
  /** All of it, as Prometheus reads it. */
  text(): Promise<{ type: string; text: string }>;
}

/** Seconds: what a reader does not notice, notices, and waits for. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const prefix = 'daily_nest_';

/** The metrics of one process; `app` is a label of each. Node's own (memory, event loop, collections) are among them. */
export function createMetrics(app: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ app });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const seconds = new Histogram({
    name: `${prefix}http_request_duration_seconds`,
    help: 'Time from a request to the beginning of its answer, by kind of address and status.',
    labelNames: ['kind', 'status'],
    buckets,
    registers,
  });

  function gauges(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => Labelled[] | Promise<Labelled[]>,
  ) {
    void new Gauge({
      name: prefix + name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        // One without labels would be 0 now, which is not the same as unknown.
        if (labelNames.length === 0) this.remove();
        const values = await Promise.resolve()
          .then(read)
          .catch(() => []);
        for (const { labels, value } of values) this.set(labels, value);
      },
    });
  }

  return {
    answered: (kind, status, ms) => seconds.observe({ kind, status }, ms / 1000),
    counter(name, help, labels) {
      const counter = new Counter({ name: prefix + name, help, labelNames: labels, registers });
      return (values) => counter.inc(values);
    },
    total(name, help, read) {
      void new Counter({
        name: prefix + name,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    },
    gauges,
    gauge: (name, help, read) => gauges(name, help, [], async () => [{ labels: {}, value: await read() }]),
    text: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
