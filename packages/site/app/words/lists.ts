/** The words of lists of pieces and of the ages by which they are read. */

export const all = 'All';
export const ages = 'Ages';
export const age = 'Age';
export const howOld = 'How old is your child?';
/** `Hours of sleep in 24 ({source}); none named under 4 months` */
export const hoursOfSleep = 'Hours of sleep in 24 (';
export const noneNamed = '); none named under 4 months';
export const everythingFor = (ages: string) => `Everything for ${ages.toLowerCase()}`;
export const unitOfSleep = ' hours of sleep';
export const sleepSource = 'American Academy of Sleep Medicine, 2016';
export const blog = 'Blog';
export const articlesFound = (count: number) => (count === 1 ? '1 article found' : `${count} articles found`);
export const questionsFound = (count: number) =>
  count === 1 ? '1 question found' : `${count} questions found`;

/** Of /articles. */
export const articles = 'Articles';
export const healthAndWellness = 'Health & Wellness';
