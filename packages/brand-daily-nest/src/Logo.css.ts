import { componentStyle, vars } from '@daily-nest/ui/theme';
import { mark as shapes } from './mark.ts';

export const logo = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.36em',
  font: vars.text.title,
  fontSize: 'min(1.5rem, 7.5vi)',
  lineHeight: 1,
  letterSpacing: vars.tracking.tight,
  whiteSpace: 'nowrap',
});

export const mark = componentStyle({ flex: 'none', inlineSize: '1.35em', blockSize: '1.35em' });

export const paper = componentStyle({
  vars: { '--dn-logo-arch': vars.color.accent.base, '--dn-logo-twig': vars.color.text.onAccent },
});

export const inverse = componentStyle({
  vars: { '--dn-logo-arch': vars.color.text.inverse, '--dn-logo-twig': vars.color.surface.inverse },
});

export const arch = componentStyle({ fill: 'var(--dn-logo-arch)' });
export const bowl = componentStyle({ fill: 'var(--dn-logo-twig)' });
export const twig = componentStyle({
  fill: 'none',
  stroke: 'var(--dn-logo-arch)',
  strokeWidth: shapes.twigWidth,
  strokeLinecap: 'round',
});
export const egg = componentStyle({ fill: vars.color.accent.bright });
