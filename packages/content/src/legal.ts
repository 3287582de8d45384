// Made by `pnpm --filter @daily-nest/content build` out of data/privacy.yaml and data/terms.yaml: when these imports cannot be resolved,
// run that.
import builtPrivacy from '../dist/privacy.json' with { type: 'json' };
import builtTerms from '../dist/terms.json' with { type: 'json' };
import type { Legal } from './types.ts';

/** The text of /privacy for a site that has a newsletter, or has none. */
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
