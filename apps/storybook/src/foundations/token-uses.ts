import type { vars } from '@daily-nest/ui/theme';
import { groups } from './Color.tsx';
import { uses } from './Type.tsx';

/** The uses of a group's tokens, if their names do not explain them. */
const ofGroups: Record<Exclude<keyof typeof vars, 'color' | 'text'>, string> = {
  font: 'A family with its fallbacks, for what no text style says.',
  strong: 'The weight of a family where words are stressed.',
  tracking: 'Space between the letters of large type.',
  kicker: 'How the words over a headline are written.',
  space: 'White space within and between parts.',
  radius: 'Corners.',
  rule: 'Thickness of lines.',
  width: 'Measures that a page, a column or a text keeps to.',
  label: 'The form of the words over a section.',
  lead: 'The place of the picture in the lead.',
  masthead: 'The form of the front page’s masthead.',
  edge: 'The cut line of masthead, footer and sheet.',
  picture: 'A filter over the pictures of a title.',
  show: 'What is drawn for one scheme alone.',
  motion: 'How long a movement takes, and its curve.',
  z: 'Order of what lies over the page.',
  shadow: 'Under what opens over the page.',
};

/** Returns the use of a token in a sentence: `color.text.muted`, `space.m`. */
export function tokenUse(token: string): string {
  const [group, name] = token.split('.') as [keyof typeof vars, string];
  if (group === 'color') return groups[name as keyof typeof groups];
  if (group === 'text') return uses[name as keyof typeof uses];
  return ofGroups[group];
}
