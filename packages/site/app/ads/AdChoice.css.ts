import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const choice = layoutStyle({ display: 'grid', gap: vars.space.s, justifyItems: 'start' });

/** Puts all choices into one grid cell, so that a change moves nothing. */
export const lines = layoutStyle({ display: 'grid' });

const line = (shown: string) =>
  layoutStyle({
    gridArea: '1 / 1',
    margin: 0,
    visibility: 'hidden',
    selectors: { [shown]: { visibility: 'visible' } },
  });

export const lineOf = {
  open: line('html:not([data-ad-choice]) &, html[data-ad-choice="open"] &'),
  accepted: line('html[data-ad-choice="accepted"] &'),
  refused: line('html[data-ad-choice="refused"] &'),
  gpc: line('html[data-ad-choice="gpc"] &'),
};

/** Hidden without a script, because then no network loads and there is nothing to choose. */
export const buttons = layoutStyle({
  '@media': { '(scripting: none)': { display: 'none' } },
  selectors: { 'html[data-ad-choice="gpc"] &': { visibility: 'hidden' } },
});
