import { fileURLToPath } from 'node:url';
import { titleTests } from '@daily-nest/site/browser-tests';
import { names } from './brand/names.ts';

export default await titleTests({
  folder: fileURLToPath(new URL('.', import.meta.url)),
  name: names.siteSuffix,
  locale: names.locale,
});
