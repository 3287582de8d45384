import { chromium } from '@playwright/test';
import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { freePort } from '@daily-nest/testing/free-port';
import lighthouse, { type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';

/** Lighthouse's result for a page: scores of 100, times in milliseconds. */
export interface Verdict {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  /** First and largest contentful paint on a simulated slow phone. */
  fcp: number;
  lcp: number;
  cls: number;
  /** How many times slower than this machine the phone is. */
  slowdown: number;
  /** Weighted audits with a lower score, with their titles. */
  lost: string[];
}

/** How often a page is loaded until Lighthouse has a trace. */
const mostLooks = 4;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse's phone is four times slower than its usual machine, whose benchmark gives 1500 to 2000. A slower
 * machine must be slowed down less to be the same phone:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
const usual = { slowdown: 4, benchmark: 1750 };

/** Starts a browser for Lighthouse, with its default phone and network. */
export async function startLighthouse() {
  const port = await freePort();
  const launch = chromiumLaunch(`--remote-debugging-port=${port}`);
  const browser = await chromium.launch(launch);
  let benchmark: number | undefined;
  const run = async (url: string, cpuSlowdownMultiplier: number) => {
    const report = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...categories],
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
    });
    benchmark = report?.lhr.environment.benchmarkIndex;
    return report;
  };
  return {
    judge: async (url: string): Promise<Verdict> => {
      // The speed of the machine is known after a first report, and changes with other programs' work.
      if (benchmark === undefined) await run(url, usual.slowdown);
      for (let look = 1; ; look += 1) {
        const slowdown = slowdownOf(benchmark);
        const report = await run(url, slowdown);
        const error = report?.lhr.runtimeError;
        // Lighthouse lost the beginning of its trace, which is not the page's fault.
        if (error?.code === 'NO_NAVSTART' && look < mostLooks) continue;
        if (!report || error)
          throw new Error(`Lighthouse could not measure ${url}: ${error?.message ?? 'no report'}`);
        return { ...verdictOf(report.lhr), slowdown };
      }
    },
    stop: () => browser.close(),
  };
}

function slowdownOf(benchmark = usual.benchmark): number {
  const factor = (usual.slowdown * benchmark) / usual.benchmark;
  return Math.min(usual.slowdown, Math.max(1, Math.round(factor * 10) / 10));
}

function verdictOf({ categories: found, audits }: Result): Omit<Verdict, 'slowdown'> {
  const number = (id: string) => audits[id]?.numericValue ?? NaN;
  const lost = categories.flatMap((name) =>
    found[name]!.auditRefs.filter(({ weight, id }) => weight > 0 && (audits[id]!.score ?? 1) < 1).map(
      ({ id }) => `${id} ${audits[id]!.score} ${audits[id]!.displayValue ?? ''}`.trimEnd(),
    ),
  );
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((found[name]!.score ?? 0) * 100)]),
    ) as Verdict['scores'],
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    lost,
  };
}
