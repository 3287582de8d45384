import type { FigureSource } from './types.ts';

/** The sources of the figures. Whoever changes a value reads its source again and sets the month. */
export const sources = {
  aasm: {
    short: 'AASM (2016)',
    title: 'American Academy of Sleep Medicine (2016), endorsed by the AAP',
    url: 'https://doi.org/10.5664/jcsm.6288',
    read: '2026-11',
  },
  sleepFoundation: {
    short: 'National Sleep Foundation (2015)',
    title: 'under 4 months, for which it names no hours: National Sleep Foundation (2015)',
    url: 'https://doi.org/10.1016/j.sleh.2014.12.010',
  },
  aapSchedule: {
    short: 'AAP (January 2026)',
    title: 'AAP immunization schedule (January 2026)',
    url: 'https://www.aap.org/immunization',
    read: '2026-06',
    but: 'the CDC’s list differs',
  },
  milestones: {
    short: 'CDC (2022)',
    title: 'CDC milestones (2022), what three in four children or more do by then',
    url: 'https://www.cdc.gov/act-early/milestones/index.html',
  },
  teeth: {
    short: 'American Dental Association',
    title: 'American Dental Association, Eruption Charts',
    url: 'https://www.mouthhealthy.org/all-topics-a-z/eruption-charts',
  },
  puberty: {
    short: 'American Family Physician (2017)',
    title: 'American Family Physician (2017), Disorders of Puberty',
    url: 'https://www.aafp.org/pubs/afp/issues/2017/1101/p590.html',
  },
  visits: {
    short: 'Emory Healthcare',
    title: 'Emory Healthcare, Prenatal Visit Schedule',
    url: 'https://www.emoryhealthcare.org/maternity-center/patient-information/prenatal-visit-schedule.html',
    read: '2026-11',
  },
  maternalShots: {
    short: 'ACOG',
    title: 'ACOG, Maternal Immunization Schedule',
    url: 'https://www.acog.org/clinical-information/maternal-immunization-schedule',
    read: '2026-11',
  },
  childCarePrices: {
    short: 'Department of Labor (2022)',
    title: 'U.S. Department of Labor, National Database of Childcare Prices (2022)',
    url: 'https://www.dol.gov/agencies/wb/topics/featured-childcare',
    read: '2026-11',
  },
  childCareCredit: {
    short: 'IRS',
    title: 'IRS, Child and Dependent Care Credit',
    url: 'https://www.irs.gov/credits-deductions/individuals/child-and-dependent-care-credit-information',
    read: '2026-11',
  },
} satisfies Record<string, FigureSource>;
