/// <reference types="vite/client" />
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

/** Where the bundler has put a picture of the edition: `/pictures/<name>.svg`, or `.jpg` where one has been made of cut paper. */
export function picture(path: string): string {
  const address = addresses.get(path);
  if (address === undefined)
    throw new Error(`storybook: there is no picture ${path}. Build packages/content.`);
  return address;
}
