import type { LabelForm } from './spec.ts';

/** The layout values of a form of label, which `labelTab` reads. */
export interface LabelLayout extends Record<string, string> {
  /** The share of the label's color in its background. */
  fill: string;
  /** The padding at both ends of the text. */
  inset: string;
  /** 1 with space between the rule and the label, 0 if it hangs from the rule. */
  drop: string;
  /** Its alignment in a higher line. */
  align: string;
}

export const labelForms: Record<LabelForm, LabelLayout> = {
  plain: { fill: '0%', inset: '0px', drop: '1', align: 'center' },
  tab: { fill: '100%', inset: '0.625rem', drop: '0', align: 'start' },
};
