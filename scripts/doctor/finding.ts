/** The result of one check. */
export interface Finding {
  level: 'good' | 'warning' | 'bad';
  /** The finding, in one sentence. */
  text: string;
  /** What to do about it. */
  advice?: string;
}

export const good = (text: string): Finding => ({ level: 'good', text });
export const warning = (text: string, advice: string): Finding => ({ level: 'warning', text, advice });
export const bad = (text: string, advice: string): Finding => ({ level: 'bad', text, advice });

const signs = { good: '✓', warning: '!', bad: '✗' };

/** Returns a finding as printed. */
export function shown({ level, text, advice }: Finding): string {
  return `${signs[level]} ${text}${advice === undefined ? '' : `\n    ${advice}`}\n`;
}
