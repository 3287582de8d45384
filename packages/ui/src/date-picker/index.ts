export { DatePicker, type DatePickerProps } from './DatePicker.tsx';
export { momentOf, wallClockOf } from './wall-clock.ts';
