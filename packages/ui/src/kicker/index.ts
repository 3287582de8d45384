export { Kicker, type KickerProps } from './Kicker.tsx';
