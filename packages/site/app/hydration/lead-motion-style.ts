/**
 * The styles of the transition from a card's picture to the lead of its page (`inline/lead-pictures.ts`,
 * `LeadMotion.tsx`). Nothing else moves, and nothing at all for readers who prefer reduced motion. Inline,
 * because a style sheet may load after the page is shown.
 */
export const leadMotion = [
  '::view-transition-group(*){animation-duration:180ms}',
  '::view-transition-group(root),::view-transition-old(root),::view-transition-new(root){animation:none}',
  '::view-transition-old(root),::view-transition-old(lead):only-child{display:none}',
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}',
  '@media (prefers-reduced-motion:reduce){',
  '::view-transition-group(*),::view-transition-new(*){animation:none}::view-transition-old(*){display:none}',
  '}',
].join('');
