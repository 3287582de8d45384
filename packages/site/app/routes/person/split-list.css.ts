import { globalStyle } from '@vanilla-extract/css';
import { media } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { layout } from '../../listing/layouts.css.ts';

/** A section with `SplitCards`: the list of a person or an age. */
export const list = layoutStyle({});

const style = (selector: string, rule: Record<string, string | number>, at?: string) =>
  globalStyle(selector, { '@layer': { 'dn.layouts': at ? { '@media': { [at]: rule } } : rule } });

// The lead is as high as the rail beside it: its picture takes what the words leave. Beside much larger text it would
// be a strip.
const usual = ':where(:root:not([data-text-size="150"], [data-text-size="200"]))';
const lead = `${usual} ${list} > ${layout.rail} > :first-child`;
style(lead, { alignSelf: 'stretch', gridTemplateRows: '1fr auto' }, media.desk);
style(`${lead} > div:first-child`, { display: 'grid' }, media.desk);
style(`${lead} img`, { blockSize: '100%' }, media.desk);

// A smaller square beside the headline, and the summary below both.
const other = `${list} > ${layout.rail} > * + *`;
style(`${other} > div:first-child:has(img)`, { inlineSize: '5.25rem' }, media.tablet);
style(`${other} h3 + p`, { clear: 'both' }, media.tablet);
