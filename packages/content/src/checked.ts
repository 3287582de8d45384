import type { Source } from './types.ts';

/** The institutions against which a health piece was checked: 'AAP, CDC · November 2026'. */
export interface Checked {
  /** Each once, in the order of the sources, with its page. */
  institutions: { name: string; href: string; through?: string }[];
  /** The earliest of the days on which they were read. */
  on: string;
}

/**
 * Institutions by the end of their host. A longer end comes before a shorter one that it ends with. Libraries of
 * the NIH have no name: they contain studies (PubMed, PMC) and drug labels of others.
 */
const institutions: readonly [host: string, name?: string][] = [
  ['healthychildren.org', 'AAP'],
  ['aap.org', 'AAP'],
  ['aacap.org', 'AACAP'],
  ['anchorit.gov', 'CPSC'],
  ['cdc.gov', 'CDC'],
  ['cpsc.gov', 'CPSC'],
  ['dietaryguidelines.gov', 'Dietary Guidelines for Americans'],
  ['epa.gov', 'EPA'],
  ['fda.gov', 'FDA'],
  ['foodallergy.org', 'FARE'],
  ['heart.org', 'American Heart Association'],
  ['hrsa.gov', 'HRSA'],
  ['medlineplus.gov', 'MedlinePlus'],
  ['nhtsa.gov', 'NHTSA'],
  ['nichd.nih.gov', 'NICHD'],
  ['nimh.nih.gov', 'NIMH'],
  ['ncbi.nlm.nih.gov'],
  ['dailymed.nlm.nih.gov'],
  ['nih.gov', 'NIH'],
  ['poison.org', 'Poison Control'],
  ['redcross.org', 'Red Cross'],
  ['samhsa.gov', 'SAMHSA'],
  ['unicef.org', 'UNICEF'],
  ['usda.gov', 'USDA'],
  ['who.int', 'WHO'],
];

/** Returns the institutions whose pages among the sources were read; undefined without any. */
export function checkedAgainst(sources: readonly Source[]): Checked | undefined {
  const found = new Map<string, Checked['institutions'][number]>();
  const days: string[] = [];
  for (const { title, url, read, through } of sources) {
    const name = institutionOf(url, title);
    if (!read || !name) continue;
    const known = found.get(name);
    // A source read at the institution itself wins over a second-hand one.
    if (!known || (known.through && !through))
      found.set(name, { name, href: url, ...(through && { through }) });
    days.push(read);
  }
  const [on] = days.toSorted();
  return on ? { institutions: [...found.values()], on } : undefined;
}

/** The AAP's journals print studies of anybody; only what the AAP itself says there is its advice. */
const inJournal = /^https:\/\/publications\.aap\.org\/pediatrics/;
const ofAap = /^(?:AAP|American Academy of Pediatrics)\b|policy statement/i;

function institutionOf(url: string, title: string): string | undefined {
  if (inJournal.test(url) && !ofAap.test(title)) return undefined;
  const { hostname } = new URL(url);
  return institutions.find(([host]) => hostname === host || hostname.endsWith(`.${host}`))?.[1];
}
