import { ages, type AgeSlug } from '@daily-nest/content/ages';
import { figureHtml } from '@daily-nest/content/figures/html';
import { hoursOfSleep } from '@daily-nest/content/figures/sleep';
import { sources } from '@daily-nest/content/figures/sources';
import { tapes } from '@daily-nest/content/figures/tapes';
import { piecesOfAge } from '@daily-nest/content/pieces';
import { isDataRequest } from '../data/blog.server.ts';
import type { RibbonData } from './AgeRibbon.tsx';
import * as words from '../words/lists.ts';

/** This many headlines stand beside the figure of an age. */
const headlines = 3;

// Six tables would be a fifth of the page: each is one link away, unfolded by its address.
export const ribbonFigures: Readonly<Record<string, string>> = Object.fromEntries(
  ages.map(({ slug }) => [slug, figureHtml(tapes[slug], `/ages/${slug}#table`)]),
);

/**
 * Returns the ribbon: for every age its hours of sleep and its first headlines, and for the running application its
 * figure. A document has the figures from `RibbonFigures`.
 */
export function ageRibbon(request: Request): RibbonData {
  const isData = isDataRequest(request);
  return {
    sleep: { title: words.sleepSource, href: sources.aasm.url },
    ages: ages.map(({ slug, label }) => ({
      slug,
      label,
      ...hoursOf(slug),
      ...(isData && { figure: ribbonFigures[slug] }),
      first: piecesOfAge(slug)
        .slice(0, headlines)
        .map(({ href, title: headline }) => ({ href, title: headline })),
    })),
  };
}

/** Returns the figure of an age as HTML. */
export function figureOfAge(slug: AgeSlug): string {
  return figureHtml(tapes[slug]);
}

function hoursOf(slug: AgeSlug) {
  if (!(slug in hoursOfSleep)) return undefined;
  const { least, most } = hoursOfSleep[slug as keyof typeof hoursOfSleep];
  return { hours: { least, most } };
}
