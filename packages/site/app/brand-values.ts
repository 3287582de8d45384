/** The values of the title alone: plain data, which also runs outside a bundler, and before React is loaded. */
// @boundaries-ignore package.json says which package #brand is
export * from '#brand/values';
