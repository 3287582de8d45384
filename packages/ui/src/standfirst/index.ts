export { Standfirst, type StandfirstProps } from './Standfirst.tsx';
