export { Section, type SectionProps } from './Section.tsx';
export type { SectionLabels } from './labels.ts';
