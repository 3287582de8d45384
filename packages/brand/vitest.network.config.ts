import { mergeConfig } from 'vitest/config';
import title from './src/vitest-config.ts';

/** The tests of this package and of every brand here, in one run: its start takes most of the time. */
export default mergeConfig(title, { test: { dir: '..', include: ['brand*/src/**/*.test.{ts,tsx}'] } });
