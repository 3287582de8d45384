import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** Covers the whole slot without changing its size. A larger advertisement is cut. */
export const box = layoutStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'clip',
  // Until there is an advertisement, the content below stays clickable. GPT measures the element, so it must
  // be laid out.
  visibility: 'hidden',
  selectors: {
    '[data-state="filled"] &, [data-state="refreshed"] &, [data-state="asking"] &': { visibility: 'visible' },
  },
});
