/** The words of the page of a piece. */

export const byAge = 'By age: ';
export const happeningNow = 'Happening now?';
export const call = (number: string) => `Call ${number}`;
export const text = (number: string) => `Text ${number}`;
export const whatToDoAt = (title: string) => `${title}: what to do`;
export const whatToDo = 'What to do';
export const checkedAgainst = 'Checked against: ';
export const reportedBy = (source: string) => ` (as reported by ${source})`;
export const inThisStory = 'In this story';
export const correction = '{corrected} on {day}. {is} Before: {was}';
export const corrected = 'Corrected';
export const correctionInWords = (day: string, is: string, was: string) =>
  `Corrected on ${day}. ${is} Before: ${was}`;
export const doseNote = 'Fever and doses: find the dose for your bottle';
export const nextStory = 'Next story';
export const readNext = 'Read Next';
export const reviewedBy = 'Reviewed by ';
export const commonGuidance =
  'What stands here is common guidance. Ask your own pediatrician about your child.';
export const relatedStories = 'Related Stories';
export const partOf = (part: number, of: number) => `Part ${part} of ${of} in `;
export const moreOf = (series: string) => `More of ${series}`;
export const previousPart = 'Before: ';
export const nextPart = 'Next: ';
