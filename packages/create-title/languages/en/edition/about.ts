import { about as network } from '@daily-nest/content/about';

export { coreValues } from '@daily-nest/content/about';

/** The year in which the magazine began; undefined until you say so. */
export const founded: number | undefined = undefined;

/** The texts of /about. */
export const about = {
  ...network,
  lead: 'My Title is a magazine for parents and families.',
  mission: {
    title: 'Our Mission',
    pulled: 'We say where each piece of advice comes from, so that you can read it there.',
    paragraphs: [
      'We write for parents and everybody else who looks after a child. Where we give advice, its source stands below the piece.',
    ],
  },
  story: {
    title: 'Our Story',
    paragraphs: [
      'My Title is new. Its urgent sheets, health pages, tips and answers are those of the network whose open-source software it is made with; everything else is its own.',
    ],
  },
  people: {
    title: 'The People of My Title',
    note: 'The parents in the community stories are invented: the stories come with the software, and stand here until your neighbors tell theirs.' as
      | string
      | undefined,
  },
};
