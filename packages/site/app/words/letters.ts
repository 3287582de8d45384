/** The words of the pages that the links of a letter lead to. */

/** The pages under /newsletter, by the last part of their address. */
export const steps = {
  sent: {
    title: 'Look in your inbox',
    text: 'If the address is right, a letter with a link is on its way to it. Open the link and press its button: only then are you subscribed. The link is good for three days, and until it is used nothing else comes.',
  },
  confirm: {
    title: 'Confirm your subscription',
    text: 'One press, and the letter comes to the address that this link was sent to.',
    button: 'Confirm my subscription',
  },
  confirmed: {
    title: 'Subscription confirmed!',
    text: 'The next letter comes to you. At the foot of each there is a link to leave; your address is erased when you use it.',
  },
  leave: {
    title: 'Leave the letter',
    text: 'One press, and your address is erased from the list of this letter, with all that was on its way to you.',
    button: 'Leave this letter',
    more: 'Leave every letter of ours',
  },
  left: {
    title: 'You have left',
    text: 'Your address is erased. There is nothing else to do, and you can come back at any time.',
  },
  ended: {
    title: 'This link is not good any more',
    text: 'It is older than three days, or the subscription that it was for is not there. Sign up again at the foot of any page, and a new link comes to you.',
  },
  wrong: {
    title: 'Please check the address',
    text: 'What was typed is not an email address that a letter can be sent to. Go back and try once more.',
  },
  busy: {
    title: 'Too many sign-ups right now',
    text: 'More people are signing up at this moment than we can write to, and some of them may be programs. Your address was not taken. Please try again in an hour.',
  },
  away: {
    title: 'That did not work',
    text: 'The part of our system that keeps the lists does not answer at the moment. Nothing was changed. Please try again in a minute.',
  },
};
export const whatWeKeep = 'What we keep, and for how long';
