import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { reportPath } from './api.ts';

/** Names that props had before, and what says the same now: docs/upgrading-ui.md tells hosts. */
const retired: Readonly<Record<string, string>> = {
  level: 'headingLevel',
  url: 'href',
  link: 'href',
  category: 'kicker',
  topic: 'kicker',
  categoryShown: 'kickerShown',
  excerpt: 'standfirst',
  summary: 'standfirst',
  intro: 'standfirst',
  description: 'text',
  message: 'text',
  cover: 'image',
  coverAlt: 'imageAlt',
  heading: 'title',
  dismiss: 'dismissLabel',
  // Words that mean something else on other components.
  'BlogRowProps.more': 'linkLabel',
  'AdSlotProps.shared': 'sharedLabel',
  'AdSlotPlace.house': 'houseAd',
  'BookCardProps.label': 'linkLabel',
  'EmptyStateProps.action': 'links',
  'ErrorStateProps.action': 'links',
  'FrameConsentProps.action': 'loadLabel',
  'FramedPageProps.action': 'loadLabel',
  'NewsletterFormProps.to': 'action',
  'DonationPopupProps.action': 'linkLabel',
  'FramedPageProps.outlets': 'links',
  'FramedPageProps.contacts': 'links',
  'ListingCardProps.action': 'linkLabel',
  'SponsoredTileProps.action': 'linkLabel',
};

it('gives no prop a name that it had before', () => {
  const report = readFileSync(reportPath('ui'), 'utf8');
  const declarations = [
    ...report.matchAll(/^export (?:interface|type) (\w+(?:Props|Item|Source))\b(.*(?:\n[ }].*)*)/gm),
  ];
  const props = declarations.flatMap(([, name, text]) =>
    namesIn(text!).map((prop) => ({ name: name!, prop })),
  );
  expect(props.length).toBeGreaterThan(0);
  const back = props.flatMap(({ name, prop }) => {
    const now = retired[prop] ?? retired[`${name}.${prop}`];
    return now === undefined ? [] : [`${name}.${prop} is ${now} now`];
  });
  expect(back).toEqual([]);
});

it('tells hosts of each', () => {
  const table = readFileSync(join(root, 'docs/upgrading-ui.md'), 'utf8');
  const rows = table.split('\n').map((row) => row.split('|'));
  const untold = Object.entries(retired).filter(([name, now]) => {
    const before = `\`${name.split('.').at(-1)}\``;
    return !rows.some(([, old, next]) => old?.includes(before) && next?.includes(`\`${now}\``));
  });
  expect(untold).toEqual([]);
});

const namesIn = (text: string) => [...text.matchAll(/^ {4}(\w+)\??:/gm)].map(([, name]) => name!);
