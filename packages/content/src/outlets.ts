import type { FeedSource } from './types.ts';

function source(outlet: string, homepage: string, feed: string): FeedSource {
  return { outlet, homepage, feed };
}

/**
 * The public feeds of the outlets that the walls read; the argument is the part of the address that names the
 * desk.
 */
export const outlets = {
  npr: (desk: number) => source('NPR', 'https://www.npr.org/', `https://feeds.npr.org/${desk}/rss.xml`),
  bbc: (desk: string) =>
    source('BBC News', 'https://www.bbc.com/news', `https://feeds.bbci.co.uk/news/${desk}/rss.xml`),
  bbcSport: () => source('BBC Sport', 'https://www.bbc.com/sport', 'https://feeds.bbci.co.uk/sport/rss.xml'),
  guardian: (desk: string) =>
    source('The Guardian', `https://www.theguardian.com/${desk}`, `https://www.theguardian.com/${desk}/rss`),
  newYorkTimes: (desk: string) =>
    source(
      'The New York Times',
      'https://www.nytimes.com/',
      `https://rss.nytimes.com/services/xml/rss/nyt/${desk}.xml`,
    ),
  pbsNewsHour: (desk: string) =>
    source('PBS NewsHour', 'https://www.pbs.org/newshour/', `https://www.pbs.org/newshour/feeds/rss/${desk}`),
  arsTechnica: () =>
    source('Ars Technica', 'https://arstechnica.com/', 'https://feeds.arstechnica.com/arstechnica/index'),
  blockClubChicago: () =>
    source('Block Club Chicago', 'https://blockclubchicago.org/', 'https://blockclubchicago.org/feed/'),
  calMatters: () => source('CalMatters', 'https://calmatters.org/', 'https://calmatters.org/feed/'),
  cdc: () =>
    source('CDC Newsroom', 'https://www.cdc.gov/', 'https://tools.cdc.gov/api/v2/resources/media/132608.rss'),
  electrek: () => source('Electrek', 'https://electrek.co/', 'https://electrek.co/feed/'),
  energyInformation: () =>
    source(
      'U.S. Energy Information Administration',
      'https://www.eia.gov/todayinenergy/',
      'https://www.eia.gov/rss/todayinenergy.xml',
    ),
  espn: () => source('ESPN', 'https://www.espn.com/', 'https://www.espn.com/espn/rss/news'),
  funcheap: () => source('Funcheap', 'https://sf.funcheap.com/', 'https://sf.funcheap.com/feed/'),
  gothamist: () => source('Gothamist', 'https://gothamist.com/', 'https://gothamist.com/feed'),
  libraryOfCongress: () =>
    source('Library of Congress', 'https://blogs.loc.gov/loc/', 'https://blogs.loc.gov/loc/feed/'),
  nasa: () => source('NASA', 'https://www.nasa.gov/', 'https://www.nasa.gov/feed/'),
  nationalArchives: () =>
    source(
      'U.S. National Archives',
      'https://prologue.blogs.archives.gov/',
      'https://prologue.blogs.archives.gov/feed/',
    ),
  redfin: () => source('Redfin News', 'https://www.redfin.com/news/', 'https://www.redfin.com/news/feed/'),
  secretNyc: () => source('Secret NYC', 'https://secretnyc.co/', 'https://secretnyc.co/feed/'),
  smithsonianMagazine: () =>
    source(
      'Smithsonian Magazine',
      'https://www.smithsonianmag.com/',
      'https://www.smithsonianmag.com/rss/latest_articles/',
    ),
  timeOut: () =>
    source(
      'Time Out New York',
      'https://www.timeout.com/newyork',
      'https://www.timeout.com/newyork/feed.rss',
    ),
};
