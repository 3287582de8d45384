import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** Over the whole place, of which it takes no room. What is larger is cut. */
export const box = layoutStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'clip',
  // Until there is an advertisement, what stands below can be pressed. GPT measures what it draws: it has to be laid out.
  visibility: 'hidden',
  selectors: {
    '[data-state="filled"] &, [data-state="refreshed"] &, [data-state="asking"] &': { visibility: 'visible' },
  },
});
