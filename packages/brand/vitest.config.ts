export { default } from './src/vitest-config.ts';
