import type { AlmanacPlace, CalendarDay } from './types.ts';

const opm = {
  title: 'U.S. Office of Personnel Management',
  url: 'https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/',
};
const nist = {
  title: 'National Institute of Standards and Technology',
  url: 'https://www.nist.gov/pml/time-and-frequency-division/popular-links/daylight-saving-time-dst',
};
/** Where a reader finds their own school calendar. */
export const schoolCalendars = {
  title: 'National Center for Education Statistics: find your district',
  url: 'https://nces.ed.gov/ccd/districtsearch/',
};
const meteors = {
  title: 'American Meteor Society',
  url: 'https://www.amsmeteors.org/meteor-showers/meteor-shower-calendar/',
};

/** The federal holidays (5 U.S.C. 6103). One on a Saturday is kept on Friday, one on a Sunday on Monday. */
const holidays: [id: string, title: string, rule: CalendarDay['rule']][] = [
  ['new-years-day', 'New Year’s Day', { month: 1, day: 1 }],
  ['martin-luther-king-day', 'Birthday of Martin Luther King, Jr.', { month: 1, weekday: 1, nth: 3 }],
  ['washingtons-birthday', 'Washington’s Birthday', { month: 2, weekday: 1, nth: 3 }],
  ['memorial-day', 'Memorial Day', { month: 5, weekday: 1, nth: -1 }],
  ['juneteenth', 'Juneteenth', { month: 6, day: 19 }],
  ['independence-day', 'Independence Day', { month: 7, day: 4 }],
  ['labor-day', 'Labor Day', { month: 9, weekday: 1, nth: 1 }],
  ['columbus-day', 'Columbus Day', { month: 10, weekday: 1, nth: 2 }],
  ['veterans-day', 'Veterans Day', { month: 11, day: 11 }],
  ['thanksgiving', 'Thanksgiving Day', { month: 11, weekday: 4, nth: 4 }],
  ['christmas', 'Christmas Day', { month: 12, day: 25 }],
];

const showers: [id: string, title: string, rule: CalendarDay['rule']][] = [
  ['quadrantids', 'Quadrantid meteors', { month: 1, day: 3 }],
  ['lyrids', 'Lyrid meteors', { month: 4, day: 22 }],
  ['perseids', 'Perseid meteors', { month: 8, day: 12 }],
  ['orionids', 'Orionid meteors', { month: 10, day: 21 }],
  ['leonids', 'Leonid meteors', { month: 11, day: 17 }],
  ['geminids', 'Geminid meteors', { month: 12, day: 13 }],
];

/**
 * Days of the American year that come by a rule, each with the institution that keeps it. A day whose date
 * is only announced year by year is not here.
 */
export const calendarDays: CalendarDay[] = [
  ...holidays.map(([id, title, rule]): CalendarDay => ({
    id,
    title,
    kind: 'holiday',
    rule,
    text: 'Post offices, most banks and most schools are closed.',
    source: opm,
  })),
  {
    id: 'clocks-forward',
    title: 'Clocks go forward',
    kind: 'clocks',
    rule: { month: 3, weekday: 0, nth: 2 },
    text: 'An hour goes missing at 2 a.m., except in Hawaii and most of Arizona.',
    source: nist,
  },
  {
    id: 'clocks-back',
    title: 'Clocks go back',
    kind: 'clocks',
    rule: { month: 11, weekday: 0, nth: 1 },
    text: 'The hour from 1 to 2 a.m. comes twice, except in Hawaii and most of Arizona.',
    source: nist,
  },
  {
    id: 'thanksgiving-break',
    title: 'Thanksgiving break',
    kind: 'school',
    rule: { month: 11, weekday: 4, nth: 4, shift: -1 },
    days: 3,
    text: 'Many districts are closed from Wednesday to Friday; yours says so in its calendar.',
    source: schoolCalendars,
  },
  {
    id: 'winter-break',
    title: 'Winter break',
    kind: 'school',
    rule: { month: 12, day: 24 },
    days: 9,
    text: 'Schools are closed nearly everywhere. The first day back is in your district’s calendar.',
    source: schoolCalendars,
  },
  {
    id: 'election-day',
    title: 'Election Day',
    kind: 'school',
    rule: { month: 11, weekday: 1, nth: 1, shift: 1, years: 'even' },
    text: 'Many schools are polling places, and closed to children. Take yours along to vote.',
    source: { title: 'USA.gov', url: 'https://www.usa.gov/election-day' },
  },
  ...showers.map(([id, title, rule]): CalendarDay => ({
    id,
    title,
    kind: 'sky',
    rule,
    text: 'Most can be seen after midnight, lying down, far from lamps. No telescope.',
    source: meteors,
  })),
  {
    id: 'bird-count-winter',
    title: 'Christmas Bird Count',
    kind: 'family',
    rule: { month: 12, day: 14 },
    days: 23,
    text: 'Until January 5 circles of neighbors count birds, and beginners are welcome.',
    source: { title: 'Audubon', url: 'https://www.audubon.org/community-science/christmas-bird-count' },
  },
  {
    id: 'bird-count-yard',
    title: 'Great Backyard Bird Count',
    kind: 'family',
    rule: { month: 2, weekday: 1, nth: 3, shift: -3 },
    days: 4,
    text: 'Fifteen minutes at a window on any of four days, and a list that scientists use.',
    source: { title: 'Cornell Lab of Ornithology and Audubon', url: 'https://www.birdcount.org/' },
  },
  {
    id: 'read-across-america',
    title: 'Read Across America',
    kind: 'family',
    rule: { month: 3, day: 2 },
    text: 'Teachers start a year of books with a day of reading aloud.',
    source: { title: 'National Education Association', url: 'https://www.nea.org/readacross' },
  },
  {
    id: 'dia',
    title: 'Día: Children’s Day, Book Day',
    kind: 'family',
    rule: { month: 4, day: 30 },
    text: 'Libraries celebrate children and books in every language that their readers speak.',
    source: { title: 'American Library Association', url: 'https://dia.ala.org/' },
  },
  {
    id: 'museum-day',
    title: 'International Museum Day',
    kind: 'family',
    rule: { month: 5, day: 18 },
    text: 'Museums around the world open their doors, many of them free.',
    source: { title: 'International Council of Museums', url: 'https://imd.icom.museum/' },
  },
  {
    id: 'public-lands-day',
    title: 'National Public Lands Day',
    kind: 'family',
    rule: { month: 9, weekday: 6, nth: 4 },
    text: 'Plant, paint or pick up on land that is everybody’s.',
    source: { title: 'National Environmental Education Foundation', url: 'https://www.neefusa.org/npld' },
  },
  {
    id: 'family-literacy-day',
    title: 'National Family Literacy Day',
    kind: 'family',
    rule: { month: 11, day: 1 },
    text: 'Read one page each, and let the youngest choose the book.',
    source: { title: 'National Center for Families Learning', url: 'https://www.familieslearning.org/' },
  },
  {
    id: 'norad',
    title: 'Where is Santa?',
    kind: 'family',
    rule: { month: 12, day: 24 },
    text: 'An air defense command follows a sleigh and answers the telephone.',
    source: { title: 'NORAD Tracks Santa', url: 'https://www.noradsanta.org/' },
  },
];

/**
 * Whose day, daylight and moon the week shows. The sun stays up as long in every place of the same latitude.
 */
export const almanacPlace: AlmanacPlace = {
  name: 'Philadelphia',
  latitude: 39.95,
  longitude: -75.16,
  timeZone: 'America/New_York',
  sameLight: 'Columbus and Denver',
};
