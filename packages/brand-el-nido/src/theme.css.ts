import { defineBrand, defineFontFamily } from '@daily-nest/ui/vanilla-extract';
import metrics from './fonts/metrics.json';
import { names } from './names.ts';
import { elNido } from './spec.ts';

const alegreya = defineFontFamily('Alegreya', [
  { src: './fonts/alegreya-text.woff2', weight: 400, metrics: metrics['alegreya-text'] },
  { src: './fonts/alegreya-strong.woff2', weight: '600 700', metrics: metrics['alegreya-strong'] },
  { src: './fonts/alegreya-display.woff2', weight: 800, metrics: metrics['alegreya-display'] },
  {
    src: './fonts/alegreya-italic.woff2',
    weight: '400 700',
    style: 'italic',
    metrics: metrics['alegreya-italic'],
  },
]);
const sans = defineFontFamily(
  'Alegreya Sans',
  [{ src: './fonts/alegreya-sans.woff2', weight: '400 700', metrics: metrics['alegreya-sans'] }],
  'sans-serif',
);

defineBrand(names.brand, elNido(alegreya, sans));
