export { createBlogClient, type BlogClient, type BlogClientOptions, type CallOptions } from './client.ts';
export { manyLines, oneLine } from './clean-text.ts';
export { jsonText, mayBeJson } from './jsonText.ts';
export { type KeptPicture, type KeptShape, readKeptPicture } from './keptPicture.ts';
export {
  postsPerPage,
  type Post,
  type PostList,
  type PostSummary,
  readPost,
  readPostList,
} from './answers.ts';
export {
  BlogAnswerError,
  BlogError,
  BlogListError,
  BlogMissingError,
  BlogNotFoundError,
  BlogResponseError,
  BlogUnreachableError,
  readerText,
  unknownErrorText,
} from './errors.ts';
