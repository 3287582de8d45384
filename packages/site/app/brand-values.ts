/** The values of the title as plain data, which can be read outside a bundler and before React is loaded. */
// @boundaries-ignore package.json says which package #brand is
export * from '#brand/values';
