const today = Date.UTC(2026, 10, 20, 14, 0, 0);

/**
 * Sets the clock to the morning of 20 November 2026 for one story, so that copyright lines and ages never
 * change. It then runs at its usual speed, because timers and animations compare times.
 *
 * @returns a function that restores the machine's clock.
 */
export function stopClock(): () => void {
  const Machine = globalThis.Date;
  const started = performance.now();
  const now = () => today + Math.round(performance.now() - started);
  globalThis.Date = new Proxy(Machine, {
    construct: (target, values: unknown[], created) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, created) as Date,
    apply: () => new Machine(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
  return () => {
    globalThis.Date = Machine;
  };
}
