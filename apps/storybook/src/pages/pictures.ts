/// <reference types="vite/client" />
import { addressOf, pictureOf } from '@daily-nest/content/photos';

const files = import.meta.glob<string>(
  '../../node_modules/@daily-nest/content/dist/pictures/**/*.{svg,jpg}',
  {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  },
);

const addresses = new Map(
  Object.entries(files).map(([file, address]) => [file.slice(file.indexOf('/pictures/')), address]),
);

/** Returns the bundled address of an edition's picture: `/pictures/<name>.svg`, `/pictures/<name>.jpg`. */
export function picture(path: string): string {
  const address = addresses.get(addressOf(pictureOf(path)));
  if (address === undefined)
    throw new Error(`storybook: there is no picture ${path}. Build packages/content.`);
  return address;
}
