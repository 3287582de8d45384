export { SponsoredTile, type SponsoredTileProps } from './SponsoredTile.tsx';
