import { statSync } from 'node:fs';
import { type BrandSpec, makeTokens, sectionNames } from '@daily-nest/ui/theme';
import { describe, expect, it } from 'vitest';
import type { BrandCard } from './card.ts';
import { drawMark, type Mark } from './mark.ts';
import type { BrandNames } from './names.ts';
import type { BrandNav } from './nav.ts';
import { type Owner, ownerNotes, stillDefault } from './owner.ts';
import { parseOwner } from './owner-schema.ts';
import type { UrgentNumbers } from './urgent.ts';

/** The exports of a brand package, and its font files of a first view. */
export interface Title extends BrandNav {
  names: BrandNames;
  owner: Owner;
  ownerDefaults: Owner;
  urgent: UrgentNumbers;
  mark: Mark;
  card: BrandCard;
  spec: BrandSpec;
  /** The fonts of the first view. */
  firstFonts: readonly URL[];
}

/** The maximum total size of a first view's fonts in bytes. */
const fontBudget = 45_000;

/**
 * Registers the tests that every title of the network must pass. A brand package calls it with its values and
 * has no other test.
 */
export function brandConformance(title: Title): void {
  describe(`${title.names.name} conforms`, () => {
    colors(title);
    pictures(title);
    links(title);
    owner(title);
    urgent(title);

    it('has at most 45 kB of fonts in a first view', () => {
      expect(title.firstFonts.length).toBeGreaterThan(0);
      const bytes = title.firstFonts.reduce((sum, file) => sum + statSync(file).size, 0);
      expect(bytes).toBeLessThanOrEqual(fontBudget);
    });
  });
}

function colors({ spec, names }: Title) {
  it('passes WCAG AA in both schemes', () => {
    expect(() => makeTokens(spec)).not.toThrow();
  });

  it("sets the browser's theme color to that of its masthead", () => {
    const { light, dark } = makeTokens(spec);
    expect(names.themeColor).toEqual({
      light: light.color.masthead.base,
      dark: dark.color?.masthead?.base,
    });
  });
}

function pictures({ card, mark }: Title) {
  it('has a hue on its cards for every section', () => {
    expect(Object.keys(card.sections).toSorted()).toEqual(sectionNames.toSorted());
  });

  it('has different marks on paper, on the masthead and in the dark scheme', () => {
    const place = { x: 0, y: 0, side: 40 };
    const drawn = (['paper', 'masthead', 'night'] as const).map((ground) =>
      drawMark(mark, ground, card.markColors, place),
    );
    expect(new Set(drawn).size).toBe(3);
    expect(drawn.join('')).not.toContain('undefined');
  });
}

function links({ nav, shelf, sections, legalLinks, partners, footerSections, owner: { social } }: Title) {
  it('names every place of its navigation, its shelf and its sections once', () => {
    expect(nav[0]?.href).toBe('/');
    for (const links of [nav, shelf, sections]) {
      expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
      expect(new Set(links.map(({ label }) => label)).size).toBe(links.length);
    }
    for (const { section } of sections) expect(sectionNames).toContain(section);
    expect([...footerSections.sections, ...footerSections.moreSections]).toEqual(sections);
  });

  it('groups every section of the menus, with two or more under a heading', () => {
    const names = sections.map(({ group }) => group);
    for (const name of new Set(names)) {
      expect(name).toBeDefined();
      const [first, last] = [names.indexOf(name), names.lastIndexOf(name)];
      expect(last, name).toBeGreaterThan(first);
      // Neighbors, or the menus would show the heading twice.
      expect(new Set(names.slice(first, last + 1)).size, name).toBe(1);
    }
  });

  it('has lists on its shelf, each in a word or two', () => {
    expect(shelf.length).toBeGreaterThan(0);
    for (const { label } of shelf) expect(label.length).toBeLessThanOrEqual(14);
  });

  it('links to other sites over https only, and has two partners or more', () => {
    expect(partners.length).toBeGreaterThanOrEqual(2);
    for (const { href } of [...partners, ...social]) expect(href).toMatch(/^https:\/\//);
    for (const { href } of [...nav, ...shelf, ...sections, ...legalLinks]) expect(href).toMatch(/^\//);
  });
}

function owner({ owner: values, ownerDefaults, sections }: Title) {
  it('lists the values that are still defaults, with their purpose', () => {
    const changed = { ...ownerDefaults, donationUrl: 'https://example.org/give' };
    expect(stillDefault(changed, ownerDefaults)).not.toContain('donationUrl');
    expect(stillDefault(ownerDefaults, ownerDefaults)).toEqual(Object.keys(ownerNotes));
  });

  it('has a unique number for every ad slot', () => {
    const numbers = Object.values(values.adSlots);
    expect(numbers.every(Number.isInteger)).toBe(true);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('has values that the schema of a running site accepts', () => {
    expect(parseOwner(JSON.stringify(values), { owner: ownerDefaults, sections })).toEqual(
      values === ownerDefaults ? {} : expect.any(Object),
    );
  });
}

function urgent({ urgent: { emergency, poison, crisis, elsewhere }, urgentLink, legalLinks }: Title) {
  it('links to the phone numbers that it prints', () => {
    for (const { number, call, text } of [emergency, poison, crisis]) {
      expect(call).toMatch(/^tel:(?:\d{2,6}|\+\d{7,15})$/);
      expect(digits(call).endsWith(digits(number).replace(/^0/, ''))).toBe(true);
      if (text) expect(digits(text)).toBe(digits(call));
    }
    expect(elsewhere.length).toBeGreaterThan(20);
  });

  it('links to urgent help in the last line of the footer', () => {
    expect(legalLinks).toContain(urgentLink);
  });
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
