/** The sheets to print, by the last part of their address: /urgent/choking-and-cpr. */
export const sheetSlugs = ['choking-and-cpr', 'fever-and-doses', 'sitter', 'medicine-log'] as const;
