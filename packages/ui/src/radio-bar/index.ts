export { RadioBar, type RadioBarProps } from './RadioBar.tsx';
