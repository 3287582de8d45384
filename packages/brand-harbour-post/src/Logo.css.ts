import { componentStyle, vars } from '@daily-nest/ui/theme';

export const logo = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  font: vars.text.title,
  fontSize: 'min(1.5rem, 7.5vi)',
  lineHeight: 1,
  letterSpacing: vars.tracking.tight,
  whiteSpace: 'nowrap',
});

export const mark = componentStyle({ flex: 'none', inlineSize: '1.3em', blockSize: '1.3em' });

export const paper = componentStyle({
  vars: { '--dn-logo-sea': vars.color.accent.base, '--dn-logo-tower': vars.color.text.onAccent },
});

export const inverse = componentStyle({
  vars: { '--dn-logo-sea': vars.color.text.inverse, '--dn-logo-tower': vars.color.surface.inverse },
});

export const sea = componentStyle({ fill: 'var(--dn-logo-sea)' });
export const tower = componentStyle({ fill: 'var(--dn-logo-tower)' });
export const lamp = componentStyle({ fill: vars.color.accent.bright });
