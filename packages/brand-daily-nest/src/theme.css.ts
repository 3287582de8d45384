import { defineBrand, defineFontFamily } from '@daily-nest/ui/theme';
import metrics from './fonts/metrics.json';
import { names } from './names.ts';
import { dailyNest } from './spec.ts';

const newsreader = defineFontFamily('Newsreader', [
  { src: './fonts/newsreader-text.woff2', weight: 400, metrics: metrics['newsreader-text'] },
  { src: './fonts/newsreader-display.woff2', weight: '500 800', metrics: metrics['newsreader-display'] },
  {
    src: './fonts/newsreader-italic.woff2',
    weight: '400 800',
    style: 'italic',
    metrics: metrics['newsreader-italic'],
  },
]);

defineBrand(names.brand, dailyNest(newsreader));
