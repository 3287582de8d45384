import type { HelpLine } from './types.ts';

/** The American help lines in our texts, as described on their own pages. */
export const helpLines: HelpLine[] = [
  { name: 'Emergency', number: '911', answers: ['calls'], source: 'https://www.911.gov/' },
  {
    name: '988 Suicide & Crisis Lifeline',
    number: '988',
    answers: ['calls', 'texts'],
    source: 'https://988lifeline.org/',
  },
  {
    name: 'Help with food, rent and care',
    number: '211',
    answers: ['calls'],
    source: 'https://www.211.org/',
  },
  {
    name: 'Poison Help',
    number: '1-800-222-1222',
    answers: ['calls'],
    source: 'https://poisonhelp.hrsa.gov/',
  },
  {
    name: 'National Battery Ingestion Hotline',
    number: '1-800-498-8666',
    answers: ['calls'],
    source: 'https://www.poison.org/battery',
  },
  {
    name: 'National Maternal Mental Health Hotline',
    number: '1-833-852-6262',
    spelled: '1-833-TLC-MAMA',
    answers: ['calls', 'texts'],
    source: 'https://mchb.hrsa.gov/national-maternal-mental-health-hotline',
  },
  {
    name: 'Postpartum Support International',
    number: '1-800-944-4773',
    answers: ['calls', 'texts'],
    source: 'https://postpartum.net/get-help/psi-helpline/',
  },
  {
    name: 'SAMHSA Disaster Distress Helpline',
    number: '1-800-985-5990',
    answers: ['calls', 'texts'],
    source: 'https://www.samhsa.gov/find-help/disaster-distress-helpline',
  },
  {
    name: 'Childhelp National Child Abuse Hotline',
    number: '1-800-422-4453',
    answers: ['calls', 'texts'],
    source: 'https://www.childhelphotline.org/',
  },
  {
    name: 'National Domestic Violence Hotline',
    number: '1-800-799-7233',
    answers: ['calls'],
    source: 'https://www.thehotline.org/',
  },
  {
    name: 'Military OneSource',
    number: '1-800-342-9647',
    answers: ['calls'],
    source: 'https://www.militaryonesource.mil/',
  },
  {
    name: 'Crisis Text Line',
    number: '741741',
    answers: ['texts'],
    source: 'https://www.crisistextline.org/',
  },
];
