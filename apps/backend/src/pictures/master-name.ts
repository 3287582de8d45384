/** The name of the stored picture from which all sizes are made. It has no metadata, and readers never get it. */
export const masterName = (id: string): string => `${id}/master.webp`;

export const isUploadId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
