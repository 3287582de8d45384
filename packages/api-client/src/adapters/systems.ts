/** The systems whose posts can be read. */
export const blogSystems = ['supabase', 'wordpress', 'ghost'] as const;

export type BlogSystem = (typeof blogSystems)[number];
