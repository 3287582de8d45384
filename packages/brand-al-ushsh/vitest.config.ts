export { default } from '@daily-nest/brand/vitest-config';
