export { CoverImage, type CoverImageProps, type CoverImageRatio } from './CoverImage.tsx';
export { type Picture, pictureProps, type PictureSource } from './picture.ts';
