/** The words of the pages of health, tips and stories. */

export const health = 'Health & Wellness';
export const healthIs =
  'Sleep, mood, movement and food for the whole household. Every article names its sources.';
export const healthKeywords = ['family health', 'wellness'];
export const wellnessArticles = 'Wellness Articles';
export const wellnessTopics = 'Wellness topics';
export const helpWhenNeeded = 'Help When You Need It';
export const inAnEmergency =
  'In an emergency call 911. For everything else, these are the places we would go to first.';
export const untilTheyCome = 'What to do until they come';
export const expertCorner = 'Expert Corner';
export const references = 'References';
export const referencesAre = 'Libraries of reliable pages on the health of children.';

export const tips = 'Parenting Tips';
export const tipsAre =
  'Small things that work on an ordinary day, from the first alarm to the last glass of water. Each takes a minute to read and a week to become a habit.';
export const tipKeywords = ['parenting tips'];
export const resources = 'Resources';
export const resourcesAre = 'Institutions that parents and pediatricians rely on.';
export const wikipedia = 'Wikipedia Reference';
export const source = 'Source: ';

export const stories = 'Community Stories';
export const storiesAre =
  'Parents, grandparents and neighbors tell what happened on their street, in their kitchen, at the edge of a soccer field.';
export const sampleStories = (note: string | undefined) => `Sample stories: ${note}`;
export const storyKeywords = ['community stories', 'family stories', 'neighborhood', 'parent groups'];
export const notYetHandedIn =
  'Stories cannot be handed in here yet. Until then, the contact page says how to write to us.';
export const submitStory = 'Submit Your Story';
export const featuredStories = 'Featured Stories';
export const programs = 'Community Programs';
export const programsAre =
  'Four things that a handful of families can start with a kitchen table and a list of telephone numbers.';
export const noComments = 'There are no comments yet. The contact page says how to write to us.';
export const comment = 'Comment';
export const noSharing = 'A single story cannot be shared from here yet. The address of this page can.';
export const share = 'Share';
export const noLink =
  'The link of a single story cannot be copied here yet. The address of this page leads to all of them.';
export const copyLink = 'Copy Link';
