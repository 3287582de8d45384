export { type BlogSourceOptions, createBlogSource } from './create.ts';
export type { BlogSource, SourceFilter, SourcePage, SourcePost } from './source.ts';
export { type BlogSystem, blogSystems } from './systems.ts';
