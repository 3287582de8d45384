/** The words of social cards. */

export const articles = { kicker: 'Articles', headline: 'Researched advice, put plainly' };
export const parentingTips = { kicker: 'Parenting tips', headline: 'Small things that help today' };
export const communityStories = { kicker: 'Community stories', headline: 'Told by the families next door' };
export const healthWellness = { kicker: 'Health & Wellness', headline: 'Sleep, moods, movement, food' };
export const faq = { kicker: 'FAQ', headline: 'Questions parents ask, answered' };
export const about = { kicker: 'About us', headline: 'Short, kind and correct' };
export const contact = { kicker: 'Contact us', headline: 'Write to the editors' };
export const partners = { kicker: 'Our partners', headline: 'Useful together, in the open' };
export const radio = { kicker: 'Live radio', headline: 'Calm music, around the clock' };
export const books = { kicker: 'The bookshelf', headline: 'Old books on breath and calm' };
export const privacy = { kicker: 'Privacy policy', headline: 'What this site knows of you' };
export const accessibility = { kicker: 'Accessibility', headline: 'For every reader' };
export const standards = { kicker: 'Our standards', headline: 'How we check what you act on' };
export const corrections = { kicker: 'Corrections', headline: 'What we had wrong, and what is right' };
export const urgent = { kicker: 'Urgent help', headline: 'What to do now' };
export const people = { kicker: 'Who makes this', headline: 'Written, edited, checked' };
export const ages = { kicker: 'By age', headline: 'From pregnancy to the teens' };
export const series = { kicker: 'Series', headline: 'Best read one after the other' };
export const foldOuts = { kicker: 'Fold-outs', headline: 'Eight steps, cut from paper' };
export const terms = { kicker: 'Terms of service', headline: 'Read freely, quote fairly' };
export const newsForFamilies = 'News for families';
export const toPrint = 'To print';
export const foldOut = 'Fold-out';
export const blog = { kicker: 'Blog', headline: 'Columns and practical advice' };
