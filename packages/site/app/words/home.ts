/** The words of the front page. */

export const breakingAlert = 'Breaking News Alert';
export const alertIs =
  'Recalls, outbreaks and school closings: one short letter when it matters, and none when it does not.';
export const featuredVideo = 'Featured Video';
export const fromYouTube = ' From YouTube; nothing is loaded from there before you press play.';
export const from = (title: string) => `From ${title}`;
export const oursMeanwhile = 'Ours, where sponsored tiles stand once one is sold.';
export const headlinesOf = (section: string) => `${section} headlines`;
export const seeAll = 'See All';
export const seeAllOf = (section: string) => `See All ${section}`;
export const fromSponsors = 'From Our Sponsors';
export const featuredCoverage = 'Featured Coverage';
export const more = 'More';
export const parentingTips = 'Parenting Tips';
export const latestCoverage = 'Latest News Coverage';
export const communityStories = 'Community Stories';
export const wellness = 'Wellness';
export const headlinesAre =
  'Headlines from other newsrooms, and from our own blog. Each opens where it was published.';
export const ownHeadlinesAre = 'From our own shelves, until other newsrooms’ headlines can be read again.';
export const frontPageAt = 'The front page at';
export const moreArticles = 'More Articles';
