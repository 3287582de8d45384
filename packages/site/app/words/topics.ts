/** The words of the topic pages, their walls and the week of events. */

export const headlinesOf = (heading: string) => `${heading} headlines`;
export const openHeadlines = (heading: string) => `Open ${heading} headlines`;
export const moreSections = 'More sections';
export const ownStory = 'Our own story';
export const beforeYouGo = 'Before You Go';
export const guidesAre = 'Guides of ours. None of them is an event.';
export const startOne = 'Start One on Your Street';
export const programsAre = 'Four programs that a handful of families can run themselves.';
export const allStandAt = 'All of them stand at ';
export const standAt = 'They stand at ';

export const wallOf = (heading: string) => `${heading} Wall`;
export const newestOf = (heading: string) => `The newest headlines of ${heading}.`;
export const noOutletYet = (name: string) =>
  `No outlet has answered yet. Until one does, here is what ${name} itself has to read.`;
export const allOnOnePage = (count: number) => `All ${count} headlines on one page`;
/** With the outlets as links. */
export const headlinesFrom = 'Headlines from {outlets} and our own pages.';
export const headlinesComeFrom = 'Headlines come from {outlets} and our own pages.';
/** Between two outlets. */
export const comma = ', ';
export const justNow = 'just now';
export const readFromOutlets = (age: string) => `Read from the outlets ${age}.`;
export const lastReadFromOutlets = (age: string) => `Last read from the outlets ${age}.`;

export const sevenDays = 'Seven Days, Free of Charge';
export const dayOf = (month: string, day: number) => `${month} ${day}`;
export const free = 'Free';
export const today = 'Today, ';
export const notes = {
  holiday: 'Holiday',
  clocks: 'The clocks',
  school: 'Schools',
  sky: 'Night sky',
  family: 'This day',
};
export const observed = (day: string) => `${day}, observed`;
/** With a link to calendars of schools. */
export const weekIs =
  'The sun as in {place}; the day is as long in {sameLight}. Free things are kinds, and each link finds the nearest: call before you go. Only your own district’s calendar says when school is out ({schools}).';
export const sun = (sunrise: string, sunset: string) => `Sun ${sunrise} to ${sunset}`;
export const daylight = (hours: number, minutes: number) => `${hours} h ${minutes} min of day`;
/** The phases of the moon: new, first quarter, full, last quarter, and what lies after each. */
export const moons: readonly string[] = ['New moon', 'First quarter', 'Full moon', 'Last quarter'];
export const betweenMoons: readonly string[] = [
  'Waxing crescent',
  'Waxing gibbous',
  'Waning gibbous',
  'Waning crescent',
];
