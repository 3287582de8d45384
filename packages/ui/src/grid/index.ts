export { Grid, type GridLayout, type GridProps } from './Grid.tsx';
