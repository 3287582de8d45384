import type { MirroredPicture, Post } from '@daily-nest/api-client';
import { postPictureOf, roundelOf } from '@daily-nest/content/post-pictures';
import type { Photo } from '@daily-nest/content/types';
import type { Picture } from '@daily-nest/ui/cover-image';

/** The path where this site serves the backend's mirrored pictures. */
export const copiesFolder = '/media';

/** Returns a shape of a mirrored picture for a page. */
export function copyOf({ id, color, ...shapes }: MirroredPicture, shape: 'scene' | 'round'): Picture {
  const { widths, width, height, focus } = shapes[shape];
  const fileOf = (px: number, format: string) => `${copiesFolder}/${id}/${shape}-${px}.${format}`;
  return {
    src: fileOf(width, 'jpg'),
    width,
    height,
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: widths.map((px) => `${fileOf(px, format)} ${px}w`).join(', '),
    })),
    color,
    focus,
  };
}

/** The fields of a post that name its picture. */
type Pictured = Pick<Post, 'pinterestImageLink' | 'picture' | 'pictureSize'>;

/**
 * Returns the picture of a post: our drawing, the backend's mirrored copy, or the address on a foreign blog;
 * undefined if there is no copy yet.
 */
export function sceneOf({
  pinterestImageLink,
  picture,
  pictureSize,
}: Pictured): string | Photo | Picture | undefined {
  if (!pinterestImageLink || picture === null) return undefined;
  if (pictureSize) return { src: pinterestImageLink, ...pictureSize };
  return picture ? copyOf(picture, 'scene') : postPictureOf(pinterestImageLink);
}

/** The same for the circle of a list. */
export function circleOf({
  pinterestImageLink,
  picture,
  pictureSize,
}: Pictured): string | Photo | Picture | undefined {
  if (!pinterestImageLink || picture === null) return undefined;
  if (pictureSize) return { src: pinterestImageLink, ...pictureSize };
  return picture
    ? copyOf(picture, 'round')
    : (roundelOf(pinterestImageLink) ?? postPictureOf(pinterestImageLink));
}
