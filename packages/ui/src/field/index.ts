export { Field, type FieldOption, type FieldProps } from './Field.tsx';
