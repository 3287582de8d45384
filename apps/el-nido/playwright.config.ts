import { fileURLToPath } from 'node:url';
import { names } from '@daily-nest/brand-el-nido/names';
import { titleTests } from '@daily-nest/site/browser-tests';

export default await titleTests({
  folder: fileURLToPath(new URL('.', import.meta.url)),
  name: names.name,
  locale: names.locale,
  over: {
    // All of its articles have strong text, whose font is 10.4 kB.
    '/articles/berrinche-en-la-tienda': { fonts: 40.7, whole: 82.7 },
  },
});
