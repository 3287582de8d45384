import { ages, type AgeSlug } from '@daily-nest/content/ages';
import { figureHtml } from '@daily-nest/content/figures/html';
import { hoursOfSleep } from '@daily-nest/content/figures/sleep';
import { sources } from '@daily-nest/content/figures/sources';
import { tapes } from '@daily-nest/content/figures/tapes';
import { piecesOfAge } from '@daily-nest/content/pieces';
import type { RibbonData } from './AgeRibbon.tsx';

/** This many headlines stand beside the figure of an age. */
const headlines = 3;

/** Returns the ribbon: for every age its hours of sleep, its figure and its first headlines. */
export function ageRibbon(): RibbonData {
  return {
    sleep: { title: 'American Academy of Sleep Medicine, 2016', href: sources.aasm.url },
    ages: ages.map(({ slug, label }) => ({
      slug,
      label,
      ...hoursOf(slug),
      // Six tables would be a fifth of the page: each is one link away, unfolded by its address.
      figure: figureHtml(tapes[slug], `/ages/${slug}#table`),
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
