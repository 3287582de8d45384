import { fileURLToPath } from 'node:url';
import { names } from '@daily-nest/brand-al-ushsh/names';
import { titleTests } from '@daily-nest/site/browser-tests';

export default await titleTests({
  folder: fileURLToPath(new URL('.', import.meta.url)),
  name: names.name,
  locale: names.locale,
});
