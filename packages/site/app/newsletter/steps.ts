import { steps as words } from '../words/letters.ts';

/** A page of the sign-up or of unsubscribing. */
export interface Step {
  title: string;
  text: string;
  /** The call of its button, if it has one. */
  act?: { to: string; label: string; more?: { name: string; label: string } };
}

/**
 * The pages under /newsletter, by the last part of their address. The server redirects to them after a form
 * was posted.
 */
export const steps = {
  ...words,
  confirm: { ...words.confirm, act: { to: '/newsletter/confirm', label: words.confirm.button } },
  leave: {
    ...words.leave,
    act: {
      to: '/newsletter/leave',
      label: words.leave.button,
      more: { name: 'everything', label: words.leave.more },
    },
  },
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

/** Returns the page of a step; undefined for an unknown name. */
export function stepOf(name: string): Step | undefined {
  return Object.hasOwn(steps, name) ? steps[name as StepName] : undefined;
}
