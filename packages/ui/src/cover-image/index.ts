export { CoverImage, type CoverImageProps, type CoverImageRatio } from './CoverImage.tsx';
