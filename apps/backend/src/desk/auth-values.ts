/** The name under which better-auth keeps passwords. */
export const passwordProvider = 'credential';
export const shortestPassword = 12;
export const longestPassword = 200;

/** The header in which the desk tells better-auth the address that it has worked out itself. */
export const addressHeader = 'x-desk-address';
