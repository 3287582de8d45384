/** The blog has posts of its own. */
export const hasNetworkPosts: boolean = false;
