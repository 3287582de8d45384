export type { CallOptions } from './call.ts';
export { createBlogClient, type BlogClient, type BlogClientOptions } from './client.ts';
export { manyLines, oneLine } from './clean-text.ts';
export { jsonText, mayBeJson } from './json-text.ts';
export { type MirroredPicture, type MirroredShape, readMirroredPicture } from './mirrored-picture.ts';
export {
  type PictureSize,
  postsPerPage,
  type Post,
  type PostCorrection,
  type PostList,
  type PostSource,
  type PostSummary,
  readCorrections,
  readPost,
  readPostList,
} from './answers.ts';
export {
  BlogAccessError,
  BlogAnswerError,
  type BlogCall,
  BlogError,
  BlogMissingError,
  BlogNotFoundError,
  BlogRateLimitError,
  BlogResponseError,
  BlogServerError,
  BlogUnreachableError,
  readerText,
  responseError,
  unknownErrorText,
} from './errors.ts';
