import { vars } from '@daily-nest/ui/theme';
import { componentStyle, componentVariants } from '@daily-nest/ui/vanilla-extract';

export const sheet = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space.xl,
  maxInlineSize: vars.width.page,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const picture = componentStyle({ display: 'grid', gap: vars.space.s, alignContent: 'start' });

export const large = componentVariants({
  scene: { inlineSize: '100%', blockSize: 'auto', aspectRatio: '8 / 5', objectFit: 'cover' },
  disc: { inlineSize: '11.25rem', blockSize: '11.25rem', borderRadius: vars.radius.round },
  portrait: { inlineSize: '8rem', blockSize: '8rem' },
});

/** A phone's picture beside a headline, a roundel of the blog's list, a person's portrait beside the name. */
export const small = componentVariants({
  scene: { display: 'block', inlineSize: '116px', blockSize: '116px', objectFit: 'cover' },
  disc: { display: 'block', inlineSize: '92px', blockSize: '92px', borderRadius: vars.radius.round },
  portrait: { display: 'block', inlineSize: '56px', blockSize: '56px' },
});

export const smallOnes = componentStyle({ display: 'flex' });

/** The paper of both schemes, whatever the current scheme. */
export const paper = componentVariants({
  day: { padding: vars.space.s, backgroundColor: '#fdfdfa' },
  night: { padding: vars.space.s, backgroundColor: '#0e1a24' },
});

/** The filter for pictures in the dark scheme. */
export const dimmed = componentStyle({ filter: 'brightness(.8) saturate(.9)' });

export const name = componentStyle({ font: vars.text.control, margin: 0, overflowWrap: 'anywhere' });
export const words = componentStyle({ font: vars.text.caption, color: vars.color.text.muted, margin: 0 });
