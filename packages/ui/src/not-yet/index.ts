export { NotYet, type NotYetProps } from './NotYet.tsx';
