/** The sheets in Spanish. There is none with doses: its words would have to be reviewed first. */
export const sheetSlugs: readonly string[] = ['choking-and-cpr', 'sitter'];
