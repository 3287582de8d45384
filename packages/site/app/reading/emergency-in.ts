import { findHelpLines } from '@daily-nest/content/find-help-lines';
import { helpLines } from '@daily-nest/content/help-lines';

/** Returns the emergency number, if a text tells its reader to call it. */
export function emergencyIn(text: string): { number: string; call: string } | undefined {
  const { number = '' } = helpLines[0] ?? {};
  const call = `tel:${number}`;
  return findHelpLines(text).some(({ href }) => href === call) ? { number, call } : undefined;
}
