export { AsOf, type AsOfProps } from './AsOf.tsx';
