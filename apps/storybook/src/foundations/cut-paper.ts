/// <reference types="vite/client" />
import { pictureOf } from '@daily-nest/content/photos';

const files = import.meta.glob<string>(
  [
    '../../node_modules/@daily-nest/content/dist/pictures/**/*.800.avif',
    '../../node_modules/@daily-nest/content/dist/pictures/people/*.320.avif',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** The cut-paper pictures of the edition by name, with the address of the widest file up to 800 px. */
export const pictures = Object.entries(files).map(([file, address]) => {
  const name = file.slice(file.indexOf('/pictures/') + '/pictures/'.length).replace(/\..*$/, '');
  const picture = pictureOf(`/pictures/${name}.jpg`);
  return { name, address, ...(typeof picture === 'object' && { alt: picture.alt, focus: picture.focus }) };
});

/** Returns one of them. Throws if the edition has renamed it. */
export function cutPaper(name: string) {
  const found = pictures.find((picture) => picture.name === name);
  if (!found) throw new Error(`storybook: the picture guide shows ${name}, but this picture does not exist.`);
  return found;
}
