/** Returns whether an address leads to another site. */
export const isExternal = (href: string | undefined) => /^(?:https?:)?\/\//.test(href ?? '');
