export { Bar, type BarProps } from './Bar.tsx';
export { BarPlot, type BarPlotProps, type BarPlotRow } from './BarPlot.tsx';
