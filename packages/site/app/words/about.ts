/** The words of the pages about the magazine and its people. */

export const aboutUs = 'About Us';
export const aboutIs = (name: string) =>
  `The mission, the values and the story of ${name}, a magazine for parents and families.`;
export const aboutKeywords = ['about us', 'parenting magazine', 'our mission', 'editorial standards'];
export const coreValues = 'Our Core Values';
export const foundedIn = (year: number) => `Founded in ${year}`;
export const partners = 'Our Partners';
export const partnersAre =
  'Institutions whose work for families we read and cite. They have no part in this magazine.';
export const getInvolved = 'Get Involved';
export const involvedIs = 'Write to us, tell us a story, or help a child you will never meet.';
export const contactUs = 'Contact Us';
export const readStories = 'Read Community Stories';

/** Of /people. */
export const whoMakesThis = 'Who Makes This';
export const peopleAre = (name: string) =>
  `Who writes and edits ${name}, what each of them covers, and everything that stands under each name.`;
export const peopleKeywords = ['masthead', 'editors', 'writers'];
export const masthead = 'The Masthead';
export const latest = 'Latest: ';
export const howWeWork =
  'How we choose, check and correct is told in {standards}; why there is such a magazine, in {about}. What was wrong stands under {corrections}.';
export const ourStandards = 'our standards';
export const about = 'About';
export const corrections = 'Corrections';
export const personWrites = (name: string, role: string, title: string, covers: readonly string[]) =>
  `What ${name}, ${role.toLowerCase()}, has written for ${title}: ${covers.join(', ').toLowerCase()}.`;
export const roleAndCovers = (role: string, covers: readonly string[]) =>
  `${role}. Covers ${covers.join(', ').toLowerCase()}.`;
export const isInvented = (name: string) =>
  `${name} is invented for this edition. What stands under the name is not: its sources are real, and the magazine answers for it.`;
export const written = 'Written';
