// Built by `pnpm --filter @daily-nest/content build` from data/privacy.yaml and data/terms.yaml: run it if
// these imports cannot be resolved.
import builtPrivacy from '../dist/privacy.json' with { type: 'json' };
import builtTerms from '../dist/terms.json' with { type: 'json' };
import type { Legal } from './types.ts';

/** Returns the text of /privacy for a site with or without a newsletter. */
export function privacyOf(hasNewsletter: boolean): Legal {
  const { descriptionWithNewsletter, ...page } = builtPrivacy;
  return {
    ...page,
    ...(hasNewsletter && { description: descriptionWithNewsletter }),
    sections: builtPrivacy.sections.map(({ withNewsletter, ...section }) => ({
      ...section,
      ...(hasNewsletter && withNewsletter),
    })),
  };
}

/** The text of /privacy for a site without a newsletter. */
export const privacy = privacyOf(false);

/** The text of /terms. */
export const terms: Legal = builtTerms;
