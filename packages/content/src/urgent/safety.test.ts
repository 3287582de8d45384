import { describe, expect, it } from 'vitest';
import { articleBySlug } from '../articles.ts';
import { wellnessArticles } from '../wellness.ts';
import { doses } from './doses.ts';
import { drawingNames } from './drawing-names.ts';
import { drawings } from './drawings.ts';
import { emergencyAnswers } from './emergency-words.ts';
import type { UrgentId } from './ids.ts';
import { urgentSection, urgentSections } from './sections.ts';
import { sheetBySlug, sheets } from './sheets.ts';
import type { UrgentPart } from './types.ts';

/**
 * What a frightened parent acts on at once. As in ../safety.test.ts a sentence may be said better, but no sign may be dropped, no
 * order swapped, and no number may part from the one in the piece that tells more.
 */

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const article = (slug: string) => plain(articleBySlug(slug)?.html ?? '');

function wordsOf(part: UrgentPart): string {
  const lines =
    part.kind === 'steps' ? part.steps.map(({ do: act, how = '' }) => `${act} ${how}`) : part.signs;
  return [part.title, ...lines].join(' ');
}

/** All that a section says, in its order. */
function text(id: UrgentId): string {
  const { calls, parts, never = [] } = urgentSection(id);
  return [...calls.map(({ line, when }) => `{${line}} ${when}`), ...parts.map(wordsOf), ...never].join(' ');
}

/** What one part of a section says. */
function part(id: UrgentId, title: string): string {
  const found = urgentSection(id).parts.find((one) => one.title === title);
  expect(found, `${id}: ${title}`).toBeDefined();
  return wordsOf(found!);
}

const sheetText = (slug: string) => JSON.stringify(sheetBySlug(slug));

describe('choking and CPR', () => {
  it('under one: back blows, then chest thrusts with the heel of one hand, never the belly', () => {
    expect(part('choking', 'Under one year')).toMatch(
      /five back blows.+five chest thrusts.+heel of one hand.+Leave the belly alone/,
    );
    expect(part('choking', 'Under one year')).not.toContain('abdominal');
  });

  it('from one on: back blows before abdominal thrusts', () => {
    expect(part('choking', 'From the first birthday on')).toMatch(/five back blows.+five abdominal thrusts/);
  });

  it('never says two fingers, which were taught until 2025', () => {
    for (const { id } of urgentSections) expect(text(id)).not.toMatch(/two fingers/i);
  });

  it.each(['1½ inches (4 cm)', '2 inches (5 cm)', '100 to 120 a minute'])(
    'has “%s” on the page, on the sheet and in the article',
    (number) => {
      expect(text('breathing')).toContain(number);
      expect(sheetText('choking-and-cpr')).toContain(number);
      expect(article('choking-and-cpr-before-you-need-them')).toContain(number);
    },
  );

  it('gives two breaths first to a child who was pulled from water, and lets nobody drown who helps', () => {
    expect(part('water', 'Not breathing normally')).toMatch(/2 rescue breaths first.+30 pushes, 2 breaths/);
    expect(text('water')).toMatch(/Do not go under yourself/);
  });

  it('lets one who is alone without a phone begin before the call', () => {
    for (const id of ['breathing', 'water'] as const)
      expect(text(id)).toMatch(/without (?:a phone|one): two minutes of CPR first/);
  });
});

function drawnIn(title: string) {
  const found = urgentSection('choking').parts.find((one) => one.title === title);
  return found?.kind === 'steps' ? found.steps.flatMap(({ drawn = [] }) => drawn) : [];
}

describe('the drawn steps', () => {
  const steps = urgentSections
    .flatMap(({ parts }) => parts)
    .flatMap((one) => (one.kind === 'steps' ? one.steps : []));

  it.each(drawingNames.filter((name) => name !== 'car-seat'))(
    'has “%s” beside a step that says the same',
    (name) => {
      const shown = steps.filter(({ drawn = [] }) => drawn.includes(name));
      expect(shown.length).toBeGreaterThan(0);
      const action = {
        'baby-back-blows': /five back blows.+heel of your hand, between the shoulder blades/,
        'baby-chest-thrusts': /five chest thrusts.+heel of one hand, on the lower half of the breastbone/,
        'child-back-blows': /five back blows.+heel of your hand, between the shoulder blades/,
        'child-abdominal-thrusts':
          /five abdominal thrusts.+fist just above the navel, the other hand over it/,
        'baby-compressions-heel': /Push 30 times.+Lower half of the breastbone.+the heel of one hand/,
        'baby-compressions-thumbs': /Push 30 times.+both thumbs with your hands around the chest/,
        'on-the-side': /on the side, on the floor.+Something soft under the head/,
        injector: /epinephrine.+outer thigh, through clothes/,
        'child-compressions': /Push 30 times.+Lower half of the breastbone.+one hand or two/,
      }[name];
      for (const { do: act, how } of shown) expect(`${act} ${how}`).toMatch(action);
    },
  );

  it.each(drawingNames)('says of “%s” which hand does what and where, and who teaches it', (name) => {
    const { alt, checked } = drawings[name];
    expect(alt).toMatch(/heel|thumb|fist|hand/);
    expect(alt).toMatch(/shoulder blades|breastbone|navel|cheek|thigh|armpits/);
    expect(new Set(checked.map(({ url }) => new URL(url).hostname)).size).toBeGreaterThanOrEqual(2);
  });

  it('shows the harness beside the check of the car seat that it draws', () => {
    const { html = '' } = articleBySlug('car-seats-by-size-not-birthday') ?? {};
    expect(html).toContain(`role="img" aria-label="${drawings['car-seat'].alt}"`);
    expect(plain(html)).toMatch(/pinch the harness at the collarbone.+chest clip.+armpit height/);
  });

  it('shows no drawing of a baby under the age of a child, and none of a child under that of a baby', () => {
    expect(drawnIn('Under one year')).toEqual(['baby-back-blows', 'baby-chest-thrusts']);
    expect(drawnIn('From the first birthday on')).toEqual(['child-back-blows', 'child-abdominal-thrusts']);
  });
});

describe('a fever', () => {
  it.each([
    [/trouble breathing/i, 'has trouble breathing'],
    [/hard to wake/i, 'hard to wake'],
    [/seizure/i, 'has a seizure'],
    [/stiff neck/i, 'stiff neck'],
    [/purple spots/i, 'purple spots'],
    [/parked car|hot car/i, 'parked car'],
  ])('is a matter for 911 with %s, as in the article', (sign, told) => {
    expect(part('fever', 'Call {emergency}')).toMatch(sign);
    expect(sheetText('fever-and-doses')).toMatch(sign);
    expect(article('a-fever-at-three-in-the-morning')).toContain(told);
  });

  it('is a matter of ages: 100.4 under three months and no medicine, 101 to six, above 104 at any', () => {
    expect(part('fever', 'Call your pediatrician now, at any hour')).toMatch(
      /Under 3 months: 100\.4°F \(38°C\).+No medicine first.+3 to 6 months: 101°F \(38\.3°C\).+above 104°F \(40°C\)/,
    );
    expect(part('fever', 'Call the same day')).toMatch(/3 to 6 months: any fever.+6 to 12 months: 102\.2°F/);
  });

  it('has the youngest ages and the most doses of the article’s table', () => {
    const log = sheetText('medicine-log');
    for (const told of [JSON.stringify(doses.medicines), log]) {
      expect(told).toMatch(/Not under 3 months, unless a doctor says so/);
      expect(told).toMatch(/Not under 6 months/);
      expect(told).toMatch(/5 doses in 24 hours/);
      expect(told).toMatch(/4 doses in 24 hours/);
    }
    expect(article('a-fever-at-three-in-the-morning')).toMatch(
      /3 months; younger only on a doctor.s word 6 months.+Every 4 to 6 hours.+Every 6 to 8 hours.+5 doses 4 doses/,
    );
  });

  it('has each bottle by its strength, and says that drops are twice as strong', () => {
    expect(doses.bottles.map(({ id, strength }) => `${id}: ${strength}`)).toEqual([
      'acetaminophen-liquid: 160 mg / 5 mL',
      'ibuprofen-liquid: 100 mg / 5 mL',
      'ibuprofen-drops: 50 mg / 1.25 mL',
      'acetaminophen-chewable-80: 80 mg',
      'ibuprofen-chewable-100: 100 mg',
      'acetaminophen-chewable-160: 160 mg',
    ]);
    expect(sheetText('fever-and-doses')).toMatch(/Infants’ ibuprofen is twice as strong as children’s/);
  });
});

describe('a severe allergic reaction', () => {
  it('gets epinephrine before the call, and a second dose after five minutes', () => {
    expect(part('allergic-reaction', 'Do this')).toMatch(
      /Give epinephrine at once, if you have it.+Call \{emergency\}.+five minutes\? Give a second dose/,
    );
  });

  it('decides how the child lies', () => {
    expect(part('allergic-reaction', 'Do this')).toMatch(
      /flat, legs raised.+Breathing is hard: let them sit up.+Vomiting or passed out: on the side/,
    );
  });
});

describe('poison', () => {
  it('is a call at once, and 911 for what cannot wait', () => {
    const [first, second] = urgentSection('poisoning').calls;
    expect(first).toMatchObject({
      line: 'poison',
      when: expect.stringContaining('even if your child looks fine'),
    });
    expect(second?.line).toBe('emergency');
    for (const sign of ['Collapse', 'seizure', 'trouble breathing', 'hard to wake'])
      expect(second?.when).toContain(sign);
  });

  it('allows honey for a battery only within its limits, and is never waited with', () => {
    const battery = part('poisoning', 'Button battery or magnets');
    for (const limit of [
      'Do not wait for signs',
      'over one year old',
      'can swallow',
      'last 12 hours',
      'at most six doses',
      'delay nothing',
      'nothing else to eat or drink',
    ])
      expect(battery).toContain(limit);
  });

  it('is not brought up again', () => {
    expect(text('poisoning')).toMatch(/Do not make a child vomit\. No ipecac/);
  });
});

it.each([
  [/hips high.+Leave the cord alone/, 'the cord: off it, and hands off'],
  [/^\{emergency\}.+cord or the baby/, 'a call for what can be seen'],
  [/never pulls.+Dry the baby.+breaths over mouth and nose/, 'a birth: no pulling, dry, breaths'],
  [/week 37/, 'water or labor too early'],
  [/moves less/, 'a baby who moves less'],
  [/headache.+(?:eyes|sight)/, 'preeclampsia'],
  [/pad soaked through in an hour/, 'bleeding after the birth'],
  [/\{crisis\}/, 'thoughts of harm'],
])('has for a pregnancy and a birth %s: %s', (fact) => {
  expect(text('pregnancy')).toMatch(fact);
});

it('calls for any seizure unless a doctor’s plan comes first, and puts nothing into the mouth', () => {
  expect(text('seizure')).toMatch(/^\{emergency\} Call for any seizure.+Only a doctor’s plan/);
  expect(text('seizure')).toMatch(/on the side.+more than five minutes.+Nothing in the mouth/);
});

it('cools a burn with water that runs for about 20 minutes, and with nothing else', () => {
  expect(text('burns')).toMatch(/cool running water, about 20 minutes.+No ice, butter/);
});

it.each([
  'Passing out, however briefly',
  'A seizure',
  'hard to wake',
  'larger than the other',
  'gets worse',
  'Repeated vomiting or nausea',
  'Slurred speech, weakness, numbness',
  'growing confusion',
  'cannot be consoled',
  'will not nurse or eat',
])('has the CDC’s danger sign after a blow to the head: %s', (sign) => {
  expect(part('head-injury', 'Danger signs')).toContain(sign);
});

it('leads from a blow to the head to the piece on concussion', () => {
  const { piece, post } = urgentSection('head-injury');
  expect(piece).toBeUndefined();
  expect(post).toMatchObject({
    slug: 'after-the-bump-on-the-head',
    title: expect.stringMatching(/^Concussion/),
  });
});

it('sends to a doctor after more than a light bump, and any baby under one year', () => {
  expect(part('head-injury', 'None of these')).toMatch(
    /more than a light bump, at any age\. Under one year.+should be seen/,
  );
});

it('leaves no child alone who speaks of dying, asks, puts guns away, and calls or texts', () => {
  expect(text('self-harm')).toMatch(
    /^\{crisis\} Call or text.+Stay with your child.+Guns above all.+Are you thinking about killing yourself.+Call or text \{crisis\}/,
  );
});

it.each([
  ['collapse', /Send someone for the AED.+Begin CPR at once.+gasping is no breathing.+Use the AED as soon/],
  [
    'asthma',
    /rescue inhaler.+No inhaler, or no better within 4 minutes\? Call \{emergency\}.+Blue or gray lips/,
  ],
  ['overdose', /No answer: give naloxone and call \{emergency\}.+Begin CPR with breaths.+A second dose/],
  ['bleeding', /Press hard with both hands.+more cloth on top.+a tourniquet.+Do not loosen/],
  ['heat', /Call \{emergency\}.+Cool the whole body with water, at once.+No medicine for fever/],
  ['carbon-monoxide', /Everybody out.+Call \{emergency\}.+from outside.+Nobody goes back in/],
  [
    'dehydration',
    /no wet diaper in 6 hours.+no bathroom trip in 8.+5 to 10 mL\) every 5 minutes.+Not water alone/,
  ],
  ['testicle-pain', /to an emergency room now.+Nothing to eat or drink.+pain has stopped\? Go all the same/],
] as const)('says in an emergency of its own what cannot wait: %s', (id, fact) => {
  expect(text(id)).toMatch(fact);
});

it('sends a boy with pain in a testicle to an emergency room from the piece on puberty, too', () => {
  expect(article('puberty-starts-earlier-than-the-talk')).toMatch(
    /Pain in a testicle.+straight to an emergency room.+six hours/,
  );
});

it('calls for a child who collapses in sport, with CPR and an AED, from the piece on moving, too', () => {
  const { html = '' } = wellnessArticles.find(({ slug }) => slug === 'an-hour-a-day-of-moving') ?? {};
  expect(plain(html)).toMatch(/collapses in play or sport.+call 911 ?, begin CPR and send for an AED/);
});

it('lets every emergency begin with a number, and names its institution', () => {
  for (const { id, calls, asOf, sources } of urgentSections) {
    expect(
      calls.some(({ line }) => line === 'emergency'),
      id,
    ).toBe(true);
    expect(asOf.source, id).toMatch(
      /AAP|CDC|Heart Association|Poison Control|FARE|NIMH|HHS|Red Cross|Trainers|Stop the Bleed|Hospital|CHOC|KidsHealth|fire departments/,
    );
    expect(sources.length, id).toBeGreaterThanOrEqual(2);
  }
});

it('sends a sitter to the same numbers', () => {
  expect(sheetText('sitter')).toMatch(/\{emergency\} first.+\{poison\}.+on the back/);
  expect(sheets.map(({ slug }) => slug)).toEqual([
    'choking-and-cpr',
    'fever-and-doses',
    'sitter',
    'medicine-log',
  ]);
});

describe('what a search answers first', () => {
  it('knows the words of every emergency', () => {
    expect(new Set(emergencyAnswers.flatMap(({ page }) => page ?? []))).toEqual(
      new Set(urgentSections.map(({ id }) => id)),
    );
  });

  it.each(emergencyAnswers.filter(({ page }) => page))(
    'shows of $page what stands there',
    ({ page, show = [] }) => {
      const titles = urgentSection(page!).parts.map(({ title }) => title);
      expect(show.length).toBeGreaterThan(0);
      for (const title of show) expect(titles).toContain(title);
    },
  );

  it('never shows the steps of one age without those of the other', () => {
    for (const { show = [] } of emergencyAnswers)
      expect(show.includes('Under one year')).toBe(show.includes('From the first birthday on'));
  });

  it('gives whoever speaks of their own life a line, company and distance, and no baby they may not have', () => {
    const own = emergencyAnswers.find(({ name }) => name === 'own-life')!;
    expect(own.calls?.map(({ line }) => line)).toEqual(['crisis', 'emergency']);
    expect(own.steps?.map(({ do: act }) => act)).toEqual([
      'Do not stay alone.',
      'Put what could hurt you out of reach.',
      'A child in your care?',
    ]);
    expect(JSON.stringify(own)).not.toMatch(/the baby|your baby/);
  });

  it('puts the baby of a parent in danger first, as the piece on depression does', () => {
    const answers = emergencyAnswers.filter(({ name }) => name === 'with-baby');
    expect(answers).toHaveLength(2);
    const piece = wellnessArticles.find(({ slug }) => answers[0]!.read?.endsWith(slug))!;
    for (const { calls, steps = [] } of answers) {
      expect(calls?.map(({ line }) => line)).toEqual(['crisis', 'emergency']);
      expect(steps[0]).toMatchObject({
        how: expect.stringMatching(/crib without blankets\. Leave the room/),
      });
      for (const at of [0, 1, 3]) expect(plain(piece.html)).toContain(steps[at]!.do.replace(/\.$/, ''));
    }
  });
});
