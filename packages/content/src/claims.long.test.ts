import { expect, it } from 'vitest';
import { claimsIn } from './claims.ts';

it.each([
  'In a room of twelve two-year-olds it was the one that worked.',
  'So the rule in our house is that you may quit.',
  'In our experience it will be looked at more often.',
  'In eleven years of teaching I filled in a great many forms.',
  'Clinics, museums, schools and companies work with us in the open.',
  'Our starter sheet covers the route walk.',
  'It became a newsletter, then a website.',
  'Every page about health names the day on which it was last reviewed.',
  'Editors read everything, and answer most of it within two working days.',
  'We check within a day and say on the page what changed.',
  'Live, around the clock, and gentle enough.',
  'We tested eleven strollers.',
  'Tom tests every recipe on two small critics.',
  'She reads every article once as an editor.',
  'One of our readers? No: readers told us.',
  'Reviewed by Dr. Hannah Weiss, pediatrician, June 9, 2026',
  'reviewedOn: 2026-06-09\nreviewedBy: Dr. Hannah Weiss',
  'MD, FAAP',
  'Our reviewers read every page about health.',
  'They read the health and wellness pages before parents do.',
  'Our pediatricians agree.',
  'Hannah has worked in general pediatrics for eighteen years.',
  'Leila taught preschool for eleven years before she started to write.',
  'We were founded in the spring of 2020.',
  'The idea dates from the spring of 2020.',
  'Part of the Daily Nest Network.',
  'Edition of November 20, 2026',
  'Starting Solids: Fourteen Days, Fourteen Foods',
])('finds: %s', (text) => {
  expect(claimsIn(text)).not.toEqual([]);
});

it.each([
  'Say: “In our house we do not hit.”',
  'The safest place in a house is the floor.',
  'Answer within a day.',
  'No professional has reviewed these texts.',
  'Families who agree with two or three others find it easier.',
])('leaves alone: %s', (text) => {
  expect(claimsIn(text)).toEqual([]);
});
