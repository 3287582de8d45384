import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** Covers the whole slot without adding to its size. What is larger is cut. */
export const box = layoutStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'clip',
  // Until there is an advertisement, the content below can be pressed. It is laid out, since GPT measures it.
  visibility: 'hidden',
  selectors: {
    '[data-state="filled"] &, [data-state="refreshed"] &, [data-state="asking"] &': { visibility: 'visible' },
  },
});
