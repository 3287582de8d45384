import type { Expert } from './types.ts';

/**
 * The three quotations of the Expert Corner: published statements of real professionals and institutions,
 * word for word from the page that each names. Nobody invented is quoted. Read the page again before you
 * change a quotation.
 */
export const experts: Expert[] = [
  {
    id: 'back-to-sleep',
    name: 'American Academy of Pediatrics',
    role: 'Advice to parents on HealthyChildren.org',
    topic: 'Safe sleep',
    quote:
      'Healthy babies are safest when sleeping on their backs at nighttime and during naps. Side sleeping is not as safe as back sleeping and is not advised.',
    page: {
      title: 'HealthyChildren.org: Back to Sleep, Tummy to Play',
      url: 'https://www.healthychildren.org/English/ages-stages/baby/sleep/Pages/Back-to-Sleep-Tummy-to-Play.aspx',
    },
    read: '2026-11-25',
    section: 'health',
  },
  {
    id: 'never-too-late',
    name: 'Jodi Mindell, PhD',
    role: 'Professor of psychology, Saint Joseph’s University, in February 2026',
    topic: 'Children who sleep badly',
    quote:
      'The biggest misconception I see is that if you have a child who has difficulties with sleep, it’s going to be that way forever. The truth is, it’s never too late, and you can always make changes.',
    page: {
      title: 'SJU News: Pediatric Sleep and Advice for Struggling Parents',
      url: 'https://www.sju.edu/news/expert-angle-pediatric-sleep-and-advice-struggling-parents',
    },
    read: '2026-11-25',
    section: 'behavior',
  },
  {
    id: 'patience-at-the-table',
    name: 'April Verdi, RDN, LD',
    role: 'Registered dietitian nutritionist, writing for University Hospitals in 2016',
    topic: 'Picky eating',
    quote:
      'Take a deep breath. Changing a picky eater won’t happen overnight. It’s going to take patience, patience, patience.',
    page: {
      title: 'University Hospitals: National Nutrition Month',
      url: 'https://www.uhhospitals.org/myuhcare/health-and-wellness/better-living-health-articles/2016/february/march-national-nutrition-month',
    },
    read: '2026-11-25',
    section: 'food',
  },
];

/** The note under the Expert Corner. */
export const expertsNote =
  'Quoted word for word from the pages named, as they stood in the copies we read in November 2026. Nobody quoted here has read, endorsed or been paid by this magazine. Ask your own pediatrician about your child.';
