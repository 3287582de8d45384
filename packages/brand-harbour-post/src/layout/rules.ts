import { vars } from '@daily-nest/ui/theme';

/** Between columns, and between the items of one. */
export const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

/** The line of a newspaper: under its head, above its foot and its last page. */
export const double = `4px double ${vars.color.border.strong}`;

/** The space on both sides of a column's line. */
export const margin = '1.25rem';
