export { Tooltip, tooltipDelay, type TooltipProps } from './Tooltip.tsx';
