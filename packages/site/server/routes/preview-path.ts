/** Returns whether an address is that of a preview. It is the right to read a draft, so that no log has it. */
export const isPreview = (path: string): boolean => path.startsWith('/preview/');
