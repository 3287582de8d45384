import { describe, expect, it } from 'vitest';
import { articles } from '../articles.ts';
import { wellnessArticles } from '../wellness.ts';
import type { UrgentId } from './ids.ts';
import { urgentSection, urgentSections } from './sections.ts';
import { sheets } from './sheets.ts';

/** As safety.test.ts, for the emergencies of sudden.ts: what is done first, and what differs by place, age or hour. */

/** The steps of a part, or its signs, each as one line. */
function lines(id: UrgentId, title: RegExp | string): string[] {
  const found = urgentSection(id).parts.find((part) => part.title.match(title));
  expect(found, `${id}: ${title}`).toBeDefined();
  return found!.kind === 'signs'
    ? found!.signs
    : found!.steps.map(({ do: act, how = '' }) => `${act} ${how}`);
}

describe('an asthma attack', () => {
  const [allergy, inhaler, call] = lines('asthma', 'Do this');

  it('after a sting or a food gets epinephrine before anything else', () => {
    expect(allergy).toMatch(/sting, a food.+epinephrine first/);
  });

  it('without a plan gets four puffs, one at a time through the spacer', () => {
    expect(inhaler).toMatch(/through its spacer.+No plan at hand: 4 puffs, one at a time/);
  });

  it('that is no better within minutes gets 911 and four puffs more', () => {
    expect(call).toMatch(/no better within 4 minutes\? Call \{emergency\}.+4 more puffs/);
  });
});

describe('severe bleeding', () => {
  const steps = lines('bleeding', 'Do this').join(' ');

  it('is packed in a limb, groin, shoulder or neck, and never in chest, belly or head', () => {
    expect(steps).toMatch(/arm, leg, groin, shoulder or neck: push cloth into it/);
    expect(steps).toMatch(/Chest, belly or head: press, and push nothing in/);
  });

  it('of a baby, or a limb too thin for a tourniquet, is pressed with both hands', () => {
    expect(steps).toMatch(/a tourniquet\..+A baby, or a limb too thin for it: press hard with both hands/);
  });
});

it('calls 911 for a small child who may have swallowed an opioid, even one who looks well', () => {
  expect(urgentSection('overdose').calls[0]?.when).toMatch(/small child.+call even if all seems well/);
  expect(lines('overdose', /small child/).join(' ')).toMatch(
    /Call \{emergency\} now, even if your child looks well.+film.+patch.+hours later/,
  );
});

it('cools in a tub after sport also a child who is confused, if adults hold the head', () => {
  expect(lines('heat', 'Do this').join(' ')).toMatch(
    /After sport: a tub of cold water up to the neck, also when confused, if adults hold the head/,
  );
});

it('has whoever felt ill from carbon monoxide seen today, babies and pregnant women first', () => {
  expect(lines('carbon-monoxide', 'Do this').join(' ')).toMatch(
    /seen by a doctor today.+Babies and pregnant women first/,
  );
});

it('sends a child who fainted in sport to a doctor today, and calls 911 for more than that', () => {
  const { title } = urgentSection('collapse').parts.at(-1)!;
  expect(title).toMatch(/a doctor today, and no sport before/);
  expect(lines('collapse', title)[0]).toMatch(/Faints again, has chest pain.+\{emergency\}/);
});

it('calls for a baby whose diaper has been dry for six hours, everywhere the same', () => {
  const told = [
    ...urgentSections.map((section) => ({ name: section.id as string, text: JSON.stringify(section) })),
    ...sheets.map((sheet) => ({ name: sheet.slug as string, text: JSON.stringify(sheet) })),
    ...[...articles, ...wellnessArticles].map(({ slug, html }) => ({ name: slug, text: html })),
  ].flatMap(({ name, text }) =>
    [
      ...text.matchAll(
        /\b(?:no|one|without a) wet diaper(?: \w+){1,2} (\w+) hours|nothing wet in (\w+) hours/g,
      ),
    ].map(([, hours, other]) => `${name}: ${hours ?? other}`),
  );
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter((one) => !/: (?:6|six)$/.test(one))).toEqual([]);
});

it('lets a baby with a severe allergic reaction be held flat, not upright', () => {
  expect(lines('allergic-reaction', 'Do this').join(' ')).toMatch(/A baby: hold flat, not upright/);
});

it('goes on from a cough that grows weak to blows, and from an AED to child pads', () => {
  expect(lines('choking', 'Coughing, crying or talking').join(' ')).toMatch(/weak or silent: begin/);
  expect(lines('breathing', /CPR$/).join(' ')).toMatch(/AED.+under 8 with child pads, if it has them/);
});

it('counts fluid from nose or ear among the danger signs after a blow to the head', () => {
  expect(lines('head-injury', 'Danger signs').join(' ')).toMatch(/fluid or blood from the nose or an ear/);
});

it('has the power off before a child is touched who was burned by electricity', () => {
  expect(urgentSection('burns').never?.[0]).toMatch(/before the power is off/);
});
