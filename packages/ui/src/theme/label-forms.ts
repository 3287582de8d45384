import type { LabelForm } from './spec.ts';

/** What a form of label asks of the line it stands on. `labelTab` reads it. */
export interface LabelLayout extends Record<string, string> {
  /** How much of the label's color lies behind its words. */
  fill: string;
  /** Room at both ends of the words. */
  inset: string;
  /** 1 where there is room between the rule and the label, 0 where it hangs from the rule. */
  drop: string;
  /** Where it stands in a line that is higher. */
  align: string;
}

export const labelForms: Record<LabelForm, LabelLayout> = {
  plain: { fill: '0%', inset: '0px', drop: '1', align: 'center' },
  tab: { fill: '100%', inset: '0.625rem', drop: '0', align: 'start' },
};
