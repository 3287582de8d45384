import { defineBrand, defineFontFamily } from '@daily-nest/ui/vanilla-extract';
import metrics from './fonts/metrics.json';
import { names } from './names.ts';
import { alUshsh } from './spec.ts';

// Latin names and numbers are in the fallback, in which they are plain beside both faces.
const messiri = defineFontFamily(
  'El Messiri',
  [{ src: './fonts/el-messiri.woff2', weight: '400 800', drawn: 700, metrics: metrics['el-messiri'] }],
  'sans-serif',
);
const naskh = defineFontFamily(
  'Noto Naskh Arabic',
  [
    { src: './fonts/noto-naskh.woff2', weight: 400, metrics: metrics['noto-naskh'] },
    { src: './fonts/noto-naskh-strong.woff2', weight: '600 700', metrics: metrics['noto-naskh-strong'] },
  ],
  'sans-serif',
);

defineBrand(names.brand, alUshsh(messiri, naskh));
