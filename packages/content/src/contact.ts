import type { ContactDetails } from './types.ts';

/** Addresses, numbers and the contact form are the owner's and come from the brand package. */
const contact: ContactDetails = {
  heading: 'Contact Us',
  intro: 'A question, a correction, a story from your street: write to us, and say which page you mean.',
  details: [
    {
      id: 'editors',
      label: 'Editors',
      text: 'Story ideas, letters, and questions about an article.',
    },
    {
      id: 'corrections',
      label: 'Corrections',
      text: 'Tell us the page and the sentence, and where you have read it differently.',
    },
    {
      id: 'partners',
      label: 'Partners and advertising',
      text: 'Labeled spaces, events and shared projects; the documents on our partners page say how it works.',
    },
  ],
  hours: [
    {
      label: 'Monday to Friday',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      value: '9:00 AM – 5:00 PM',
      opens: '09:00',
      closes: '17:00',
    },
    { label: 'Saturday', days: ['Saturday'], value: '10:00 AM – 2:00 PM', opens: '10:00', closes: '14:00' },
    { label: 'Sunday', days: ['Sunday'], value: 'Closed' },
  ],
  timeZone: 'Eastern Time',
  questions: [
    {
      id: 'medical-advice',
      question: 'Can you tell me what to do about my child’s symptoms?',
      answer:
        'We cannot: nobody should diagnose by letter. Call your pediatrician, the nurse line on your insurance card, Poison Help at 1-800-222-1222 if something was swallowed, and 911 in an emergency.',
    },
    {
      id: 'submit-a-story',
      question: 'How do I send you a story for the community pages?',
      answer:
        'Write it as you would tell it to a neighbor, in about two paragraphs, and send it with your first name and your town through the form. The stories of this edition are invented: they show the room that yours would have.',
    },
    {
      id: 'reprint',
      question: 'May I print an article for my class, clinic or parent group?',
      answer:
        'Yes, for free, for groups that do not charge money, with our name and the address of the page on it. Every article prints cleanly from your browser, with its sources and without the ads.',
    },
    {
      id: 'newsletter',
      question: 'Why has no newsletter arrived yet?',
      answer:
        'The sign-up form is ready, and the newsletter is not: this edition of the site confirms your sign-up on the screen, sends nothing and keeps no address. Our feeds bring you every new article today.',
    },
  ],
};

const whereTheLetterIs = {
  id: 'newsletter',
  question: 'I signed up. Why has no letter arrived?',
  answer:
    'First comes one letter that asks you to confirm; until you press the button behind its link, nothing else is sent, and after three days your address is erased. If that letter is missing, look where your mail keeps spam, or sign up once more after ten minutes.',
};

/** The texts of /contact, for a site that has a newsletter or has none. */
export function contactOf(hasNewsletter: boolean): ContactDetails {
  if (!hasNewsletter) return contact;
  const questions = contact.questions.map((asked) =>
    asked.id === whereTheLetterIs.id ? whereTheLetterIs : asked,
  );
  return { ...contact, questions };
}
