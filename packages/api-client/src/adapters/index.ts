export { type BlogSourceOptions, type BlogSystem, blogSystems, createBlogSource } from './create.ts';
export type { BlogSource, SourceFilter, SourcePage, SourcePost } from './source.ts';
