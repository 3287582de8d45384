/** The words of the pages by age, of series, corrections, questions, contact and legal texts. */

export const byAge = 'By Age';
export const byAgeIs = (name: string) =>
  `Everything in ${name} by the age of the child: from pregnancy to the teens, articles, health and wellness, posts and tips.`;
export const byAgeKeyword = 'parenting by age';
export const parenting = 'parenting';
export const articles = 'Articles';
export const fromTheBlog = 'From the Blog';
export const healthAndWellness = 'Health & Wellness';
export const tips = 'Tips';
export const newAboutAge = 'what is new about this age';

export const series = 'Series';
export const seriesKeyword = 'series';
export const otherSeries = 'Other series';
export const partsAreAway =
  'The parts of this series cannot be listed right now. Please look again in a minute.';
export const part = (place: number) => `Part ${place}`;
export const thisSeries = 'this series';
export const seriesAre = (name: string) =>
  `Pieces of ${name} that are best read one after the other: the first year of school, a baby at the table, and six more.`;
export const articlesKeyword = 'parenting articles';
export const fromTheMagazine = 'From the Magazine';
export const foldOuts = 'Fold-Outs';
export const foldOutsAre = 'Eight drawn steps on one sheet, to unfold on a phone or to print.';
export const allFoldOuts = 'All fold-outs';

export const corrections = 'Corrections';
export const correctionsAre =
  'Every fact that was wrong in the magazine, with the day on which it was mended, what stood there, and what stands there now.';
export const correctionsKeyword = 'corrections';
export const staysOnRecord =
  'When a fact was wrong, it stays on record here: what we said, what we say now, and the day on which we mended it.';
export const howWeCorrect =
  'How we check and correct is told in {standards}. If you find a mistake, {write}; anything that touches safety is looked at first.';
export const ourStandards = 'our standards';
export const writeToUsInline = 'write to us';
export const nothingCorrected = 'Nothing had to be corrected so far.';
export const now = 'Now';
export const before = 'Before';

export const faq = 'Frequently Asked Questions';
export const faqIs =
  'What parents ask pediatricians, teachers and each other, answered in a minute and in plain words.';
export const searchFaq = 'Search FAQs';
export const searchFaqHint = 'Search FAQs...';
export const cannotWait =
  'If it cannot wait for an answer: {urgent} has the numbers to call and what to do until somebody comes.';
export const urgentHelp = 'Urgent help';
export const noFaqFound = 'No FAQs found matching your search criteria.';
export const linkToAnswer = 'Link to this answer';
export const moreQuestions = 'Have More Questions?';
export const moreQuestionsText =
  'Write to us, or read what other parents wanted to know. For anything urgent, call your pediatrician.';
export const contactExperts = 'Contact Our Experts';
export const readOurBlog = 'Read Our Blog';
export const categories = 'Categories';
export const questionsOn = (query: string) => `Questions on “${query}”`;
export const questionsMatching = (name: string, query: string) =>
  `Frequently asked questions of ${name} that match “${query}”.`;
export const faqKeywords = ['parenting questions', 'FAQ'];

export const contactIs = (name: string) =>
  `How to reach the editors of ${name}: address, telephone, hours, the contact form and four answers.`;
export const contactKeywords = ['contact', 'letters to the editor', 'corrections', 'business hours'];
export const contactDetails = 'Contact Details';
export const email = 'Email';
export const telephone = 'Telephone';
export const address = 'Address';
export const businessHours = 'Business Hours';
export const writeToUs = 'Write to Us';
export const contactForm = 'Contact form';
export const whatToWrite = 'What to Write';
export const stayInTouch = 'Stay in Touch';
export const letterIs = (name: string) =>
  `One letter a week, when it starts: the best of ${name}, read in five minutes.`;
export const notYetSignedUp =
  'Nobody is signed up from here yet. The form for the letter stands at the foot of this page.';
export const subscribeNow = 'Subscribe Now';
export const followUs = 'Follow Us';

export const lastChangedOn = 'Last changed on ';
export const inThisText = 'In this text';
export const noFramesLoad = 'No provider’s frames load on this device without asking.';
export const loadsWithoutAsking = (provider: string) => `${provider} loads without asking.`;
export const askAgain = (provider: string) => `Ask again before ${provider}`;
export const reachUs = 'Write to {email}, or use the {contact}.';
export const contactPage = 'contact page';
/** What the privacy text says of this owner. */
export const framesFrom = (provider: string) =>
  `On this site the contact form comes from ${provider}, videos come from YouTube, and partner documents from Google Drive.`;
export const networkIs = (network: string) => `The advertising network of this site is ${network}.`;
export const publisherIs = (publisher: string, street: string, editor: string, mail: string) =>
  `Publisher: ${publisher}, ${street}. Editor: ${editor}. Email: ${mail}.`;
export const noNetwork =
  'No advertising network is connected to this copy of the site: every ad space holds one of our own.';
export const networkInFrames =
  'An advertising network is connected to this site. Its advertisements stand in frames that can neither read this page nor what it keeps on your device; a frame loads when its place comes near your screen.';
export const networkInPage =
  'An advertising network is connected to this site. Its script loads after the page, when you first touch it or when an ad space comes near your screen, and then runs in the page as ours does.';
export const networkAsks =
  'Nothing of it loads before you have accepted. Your answer is kept on this device only (adChoice: the word “accepted” or “refused”), and you can change it here. Where your browser sends Global Privacy Control, we take that for a refusal and do not ask.';
export const networkIsTold =
  'Where your browser sends Global Privacy Control, the network is told to choose advertisements without what it knows of you.';
export const pagesWithoutAds = 'Pages without ad spaces, such as this one, load nothing of it.';
