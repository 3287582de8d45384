import { defineBrand, defineFontFamily } from '@daily-nest/ui/vanilla-extract';
import metrics from './fonts/metrics.json';
import { names } from './names.ts';
import { look } from './spec.ts';

const bricolage = defineFontFamily(
  'Bricolage Grotesque',
  [
    { src: './fonts/bricolage-ui.woff2', weight: '400 600', metrics: metrics['bricolage-ui'] },
    { src: './fonts/bricolage-display.woff2', weight: '700 800', metrics: metrics['bricolage-display'] },
  ],
  'sans-serif',
);
const bitter = defineFontFamily('Bitter', [
  { src: './fonts/bitter-text.woff2', weight: 400, metrics: metrics['bitter-text'] },
  { src: './fonts/bitter-strong.woff2', weight: '600 700', metrics: metrics['bitter-strong'] },
  {
    src: './fonts/bitter-italic.woff2',
    weight: '400 700',
    style: 'italic',
    metrics: metrics['bitter-italic'],
  },
]);

defineBrand(names.brand, look(bricolage, bitter));
