export { SponsoredTile, type SponsoredTileProps } from './SponsoredTile.tsx';
export type { SponsoredTileLabels } from './labels.ts';
