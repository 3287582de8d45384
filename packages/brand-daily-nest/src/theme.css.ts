import { defineBrand, defineFontFamily } from '@daily-nest/ui/vanilla-extract';
import metrics from './fonts/metrics.json';
import { names } from './names.ts';
import { dailyNest } from './spec.ts';

const youngSerif = defineFontFamily('Young Serif', [
  { src: './fonts/young-serif.woff2', weight: '400 700', metrics: metrics['young-serif'] },
]);

const newsreader = defineFontFamily('Newsreader', [
  { src: './fonts/newsreader.woff2', weight: '400 700', drawn: 400, metrics: metrics.newsreader },
  {
    src: './fonts/newsreader-italic.woff2',
    weight: '400 700',
    style: 'italic',
    metrics: metrics['newsreader-italic'],
  },
]);

const atkinson = defineFontFamily(
  'Atkinson Hyperlegible Next',
  [{ src: './fonts/atkinson.woff2', weight: '400 700', metrics: metrics.atkinson }],
  'sans-serif',
);

defineBrand(names.brand, dailyNest({ youngSerif, newsreader, atkinson }));
