import type { Legal } from './types.ts';

/** The text of /privacy. It describes what this software does as it ships; an owner who adds to that must add it here. */
export const privacy: Legal = {
  title: 'Privacy Policy',
  description:
    'What this site stores, what it sends, and what it leaves alone: no accounts, no cookies of ours, no tracking.',
  updated: '2026-11-22',
  intro:
    'You can read everything here without telling us who you are. This page lists, completely, what the site keeps on your device, what reaches our servers, and when another company is involved.',
  sections: [
    {
      id: 'what-we-do-not-do',
      heading: 'What we do not do',
      paragraphs: [
        'There are no accounts and no log-in. We set no cookies, run no analytics, build no profiles, and neither sell nor share personal information, because we do not collect it.',
      ],
    },
    {
      id: 'newsletter',
      heading: 'The newsletter form',
      paragraphs: [
        'The newsletter form shows a confirmation and sends nothing. The address you type stays in the page, is cleared at once, and shows up nowhere but in your own browser’s developer console. No request is made, and we hold no mailing list.',
      ],
    },
    {
      id: 'on-your-device',
      heading: 'What is kept on your device',
      paragraphs: [
        'A few choices are kept in your browser’s local storage so that you need to make them only once. They are never sent to us, and clearing the site’s data in your browser removes them all.',
        'So that you can read without a network, your browser also keeps copies of pages. It looks after them by itself, in a program of this site that runs in your browser (a service worker). Which pages those are, we are not told: your browser asks for them as it does for any page.',
      ],
      items: [
        'donationPopupShown: the word “true”, once you have closed or used the donation message, so that it does not come back.',
        'Your color scheme, when you have chosen light or dark instead of your device’s setting.',
        'Your text size, when you have chosen a larger one.',
        'Your choices for frames and videos: which outside providers may load without asking again.',
        'dn.savedPieces: the addresses and titles of the pieces that you have saved, 50 at most. You remove them on the page of your saved pieces.',
        'Copies of the pages that you have saved, of the last ten pieces that you opened, and of a few pages of ours for everybody, with their pictures. On the page of your saved pieces you can have the last ten forgotten.',
      ],
    },
    {
      id: 'frames',
      heading: 'Frames and videos of other companies',
      paragraphs: [
        'Videos, partner documents and the contact form come from other companies. They load only when you press their button, because from then on that company sees your network address and may set cookies under its own policy. If you let us remember that choice, you can take it back on this page at any time.',
        'The news walls on our section pages are our own pages. Our server reads the outlets’ public feeds, so the outlets learn nothing about you until you follow a link to them.',
      ],
    },
    {
      id: 'images',
      heading: 'Pictures in blog posts',
      paragraphs: [
        'Pictures come from our own server. Where a blog post names a picture of another site, our server fetches a copy of it once, so that site learns nothing about you. Only where the blog itself is another company’s does your browser ask for the picture there.',
      ],
    },
    {
      id: 'advertising',
      heading: 'Advertising',
      paragraphs: [
        'Ad spaces are labeled. Where nobody has booked one it holds an advertisement of our own, drawn and sent by this site, which asks no other company for anything. An advertising network that the owner of this site connects sees your network address and may use cookies, under its own policy. Without JavaScript nothing of a network loads.',
      ],
    },
    {
      id: 'server-logs',
      heading: 'Server logs',
      paragraphs: [
        'Like every web server, ours notes each request for a short time in order to stay up and to find faults: the time, the address that was asked for, the status of the answer, how long it took, and a number that tells requests apart. What you search for is left out, and your network address with it.',
        'When a page of ours breaks in your browser, one time in four it tells our server which line of our program failed, and in which section. It says no word of the page or of yours, and nothing at all when your browser asks not to be tracked (Global Privacy Control).',
        'The hosting company that carries the traffic may keep its own technical logs, network addresses among them, for security.',
      ],
    },
    {
      id: 'radio',
      heading: 'The radio',
      paragraphs: [
        'The radio reaches you through our own server, so the station’s host sees us and not you.',
      ],
    },
    {
      id: 'links',
      heading: 'Links to other sites',
      paragraphs: [
        'We link to health institutions, newspapers, the encyclopedia, a bookstore, a university, partners and charities. Their sites follow their own rules from the moment you arrive there.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'This site is written for adults. We do not knowingly collect personal information from anyone, and therefore not from children under 13 either.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights and how to reach us',
      paragraphs: [
        'Depending on where you live, you may ask to see, correct or delete information about you. Apart from what you send us yourself through the contact form, there is none. Write to us through the contact page, and we will answer.',
        'When this policy changes, the date at the top changes with it.',
      ],
    },
  ],
};

/** What is otherwise where the site has a newsletter: the paragraphs of these sections. */
const withNewsletter: Record<string, string[]> = {
  'what-we-do-not-do': [
    'There are no accounts and no log-in. We set no cookies, run no analytics, build no profiles, and neither sell nor share personal information. The one thing that we keep about a reader is the address that you give us for a letter, and you can take it back with one press.',
  ],
  newsletter: [
    'When you sign up for a letter, we keep your email address, which letter you asked for, when you asked and when you confirmed. First we send you one letter with a link; only when you press the button behind it are you on the list. Without that, the address is erased three days after you last asked.',
    'Every letter has a link to leave, and most mail programs show a button for it, too. When you use it, your address and the record of what was sent to you are erased at once; a random number stays, so that a restored backup does not bring you back. A mailbox that refuses three letters in a row is erased as well. We keep which letters were sent for two months at most, so that nobody gets one twice.',
    'The letters carry no tracking: no pixel, no link of your own but the one to leave. Their pictures come from this site, which notes, as for every request, a time and an address of a picture that is the same for all readers. The company that carries our mail sees your address and the letter. We use the address for the letter that you asked for, and pass it to nobody else.',
  ],
  children: [
    'This site is written for adults. We do not knowingly collect personal information from children under 13; where a child has signed up for a letter, leave it with its link or write to us, and the address is erased.',
  ],
  'your-rights': [
    'Depending on where you live, you may ask to see, correct or delete information about you. Apart from an address on the list of a letter, and what you send us yourself through the contact form, there is none. You can erase that address yourself with the link in any letter, or write to us through the contact page, and we will do it.',
    'When this policy changes, the date at the top changes with it.',
  ],
};

/** The text of /privacy for a site that has a newsletter, or has none. */
export function privacyOf(hasNewsletter: boolean): Legal {
  if (!hasNewsletter) return privacy;
  return {
    ...privacy,
    description:
      'What this site stores, what it sends, and what it leaves alone: no accounts, no cookies of ours, no tracking, and an address only where you ask for a letter.',
    sections: privacy.sections.map((section) => ({
      ...section,
      ...(section.id === 'newsletter' && { heading: 'The newsletter' }),
      paragraphs: withNewsletter[section.id] ?? section.paragraphs,
    })),
  };
}

/** The text of /terms. */
export const terms: Legal = {
  title: 'Terms of Service',
  description:
    'The few rules of this site: read freely, quote fairly, ask a professional about your own child.',
  updated: '2026-11-16',
  intro:
    'By using this site you agree to these terms. They are short on purpose, and they try to say what they mean.',
  sections: [
    {
      id: 'using-the-site',
      heading: 'Using the site',
      paragraphs: [
        'You may read, link to, print and share our pages for personal and educational use. No account is needed. Please do not disrupt the site, overload it with automated requests, or pass its text off as your own.',
      ],
    },
    {
      id: 'not-medical-advice',
      heading: 'Information, not medical advice',
      paragraphs: [
        'Our articles, tips and answers are general information for adults who care for children. They are checked against published guidance on the date they show, and guidance changes. They do not replace an examination or the advice of a doctor, psychologist, dietitian, lawyer or other professional who knows your situation.',
        'In an emergency, call 911 or your local emergency number. Do not wait for an answer from us.',
      ],
    },
    {
      id: 'our-content',
      heading: 'Our content and our software',
      paragraphs: [
        'The texts and drawings of this edition belong to the publisher unless a page says otherwise. Short quotations with a link are welcome. The software that runs this site is open source under the MIT license.',
      ],
    },
    {
      id: 'content-of-others',
      heading: 'Content of others',
      paragraphs: [
        'Headlines and summaries on the news walls come from the public feeds of the outlets named beside them, belong to those outlets and express their views. Books, videos, documents and linked sites belong to their owners. A link is no endorsement, and we are not responsible for what lies behind it.',
      ],
    },
    {
      id: 'advertising-and-sponsors',
      heading: 'Advertising, sponsors and the bookstore',
      paragraphs: [
        'Advertisements and sponsored tiles are labeled. Purchases, applications and donations take place on the sites of the companies and charities concerned and under their terms; we are not a party to them and do not see them.',
      ],
    },
    {
      id: 'what-you-send-us',
      heading: 'What you send us',
      paragraphs: [
        'If you send us a letter or a story for publication, you confirm that it is yours and allow us to edit it lightly and publish it with your first name and town. You may ask us to take it down again.',
      ],
    },
    {
      id: 'as-is',
      heading: 'As it is',
      paragraphs: [
        'We work hard to be right and to stay online, but the site is provided as it is, without warranties of any kind. As far as the law allows, we are not liable for damages that arise from using it or from not being able to use it. Nothing here limits rights that the law does not allow to be limited.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'We may change these terms; the date at the top says when we last did. If you go on using the site after a change, the new terms apply. Questions are welcome through the contact page.',
      ],
    },
  ],
};
