/** Whether the posts of the network are on this title’s blog. Posts belong to a domain, so another title has none of them. */
export const hasNetworkPosts: boolean = true;
