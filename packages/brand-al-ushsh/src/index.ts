export * from './fonts.ts';
export * from './logo.ts';
export * from './values.ts';
