import { chromium } from '@playwright/test';
import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { freePort } from '@daily-nest/testing/free-port';
import lighthouse, { type Result } from 'lighthouse';

/** Lighthouse's result for a page: scores of 100, times in milliseconds. */
export interface Verdict {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  /** First and largest contentful paint on a simulated slow phone. */
  fcp: number;
  lcp: number;
  cls: number;
  /** Weighted audits with a lower score, with their titles. */
  lost: string[];
}

/** How often a page is loaded until Lighthouse has a trace. */
const mostLooks = 4;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Starts a browser for Lighthouse, with its default phone and network. */
export async function startLighthouse() {
  const port = await freePort();
  const launch = chromiumLaunch(`--remote-debugging-port=${port}`);
  const browser = await chromium.launch(launch);
  return {
    judge: async (url: string): Promise<Verdict> => {
      for (let look = 1; ; look += 1) {
        const run = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] });
        const error = run?.lhr.runtimeError;
        // Lighthouse lost the beginning of its trace, which is not the page's fault.
        if (error?.code === 'NO_NAVSTART' && look < mostLooks) continue;
        if (!run || error)
          throw new Error(`Lighthouse could not measure ${url}: ${error?.message ?? 'no report'}`);
        return verdictOf(run.lhr);
      }
    },
    stop: () => browser.close(),
  };
}

function verdictOf({ categories: found, audits }: Result): Verdict {
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
