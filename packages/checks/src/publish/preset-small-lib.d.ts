declare module '@size-limit/preset-small-lib' {
  import type sizeLimit from 'size-limit';

  const plugins: Parameters<typeof sizeLimit>[0];
  export default plugins;
}
