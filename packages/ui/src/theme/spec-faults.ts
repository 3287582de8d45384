import { parse } from 'culori';
import { textRoles } from './names.ts';

/** Returns the mistakes of a value as sentences with its path. */
type Check = (value: unknown, path: string) => string[];

/** The checks of an object's fields; names with `!` at the end are required. */
type Fields = Readonly<Record<string, Check>>;

const single =
  (isGood: (value: unknown) => boolean, meaning: string): Check =>
  (value, path) =>
    isGood(value) ? [] : [`${path} must be ${meaning}, but it is ${shown(value)}.`];

const number = (least: number, most: number) =>
  single(
    (value) => typeof value === 'number' && value >= least && value <= most,
    `a number from ${least} to ${most}`,
  );
const oneOf = (...words: string[]) =>
  single((value) => words.includes(value as string), `one of ${words.map(shown).join(', ')}`);
const yesOrNo = single((value) => typeof value === 'boolean', 'true or false');
const text = single((value) => typeof value === 'string' && value.trim() !== '', 'a text');
const color = single(
  (value) => typeof value === 'string' && parse(value) !== undefined,
  'a CSS color such as #1f5a4a',
);

/** Checks a list with one value of each kind. */
const list =
  (...checks: Check[]): Check =>
  (value, path) =>
    Array.isArray(value) && value.length === checks.length
      ? checks.flatMap((check, index) => check((value as unknown[])[index], `${path}[${index}]`))
      : [`${path} must be a list of ${checks.length}, but it is ${shown(value)}.`];
const listOf =
  (check: Check): Check =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => check(item, `${path}[${index}]`))
      : [`${path} must be a list, but it is ${shown(value)}.`];

function fields(known: Fields): Check {
  const names = Object.keys(known).map((name) => name.replace('!', ''));
  return (value, path) => {
    if (!isObject(value)) return [`${path || 'A brand'} must be an object, but it is ${shown(value)}.`];
    const at = (name: string) => (path ? `${path}.${name}` : name);
    return [
      ...Object.entries(known).flatMap(([name, check]) => {
        const given = value[name.replace('!', '')];
        if (given !== undefined) return check(given, at(name.replace('!', '')));
        return name.endsWith('!') ? [`${at(name.replace('!', ''))} is missing.`] : [];
      }),
      ...Object.keys(value)
        .filter((name) => !names.includes(name))
        .map((name) => `${at(name)} is not known. ${path || 'A brand'} has ${names.join(', ')}.`),
    ];
  };
}

/** Applies the same check to every field. */
const each =
  (check: Check): Check =>
  (value, path) =>
    isObject(value)
      ? Object.entries(value).flatMap(([name, item]) => check(item, `${path}.${name}`))
      : [`${path} must be an object, but it is ${shown(value)}.`];

const sections: Check = (value, path) => [
  ...each(color)(value, path),
  ...(isObject(value) ? Object.keys(value) : [])
    .filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))
    .map(
      (name) =>
        `${path} cannot name a section "${name}". Take letters and digits, a small letter first, as in "homeAndGarden".`,
    ),
];

const px = number(0, 4000);
const pair = list(px, px);
const steps: Check = (value, path) => (Array.isArray(value) ? list(px, px, px) : px)(value, path);
const weight = number(1, 1000);
const fontFields = fields({ 'stack!': text, weight, strong: weight });
const font: Check = (value, path) => (isObject(value) ? fontFields : text)(value, path);
const em = number(-1, 1);
const cutLine = listOf(list(number(0, 100), px));

const ground = { 'ground!': color, ink: color, muted: color };
const palette = (sign: '' | '!') =>
  fields({
    [`paper${sign}`]: color,
    [`ink${sign}`]: color,
    [`accent${sign}`]: color,
    [`bright${sign}`]: color,
    onBright: color,
    raised: color,
    sunken: color,
    masthead: fields(ground),
    band: fields({ ...ground, kicker: color }),
    sheet: fields(ground),
    action: fields({ 'ground!': color, ink: color }),
    muted: color,
    link: color,
    found: color,
    hairline: color,
    rule: color,
    edge: color,
    focus: fields({ 'ring!': color, 'halo!': color }),
    danger: color,
    success: color,
    info: color,
    sections,
  });

const brand = fields({
  'light!': palette('!'),
  dark: palette(''),
  'fonts!': fields({ 'display!': font, 'text!': font, ui: font }),
  textSize: pair,
  typeScale: pair,
  type: fields(
    Object.fromEntries(
      textRoles.map((role) => [role, fields({ size: steps, leading: steps, share: steps })]),
    ),
  ),
  headlineLeading: number(0.5, 3),
  textLeading: number(0.5, 3),
  headlineTracking: list(em, em, em),
  kicker: fields({ capitals: yesOrNo, tracking: em }),
  strong: oneOf('text', 'ui'),
  density: number(0.1, 10),
  radius: px,
  roundel: number(0, 50),
  rules: list(px, px, px, px),
  masthead: oneOf('ears', 'flag'),
  stripe: px,
  label: oneOf('plain', 'tab'),
  lead: oneOf('picture', 'headline'),
  edge: fields({ 'below!': cutLine, 'above!': cutLine }),
  pictures: fields({ light: text, dark: text }),
  menuShadow: number(0, 1),
  pageWidth: px,
  wideWidth: px,
  measure: px,
  motion: number(0, 10_000),
});

/** Returns all mistakes in a brand's values, before anything is computed. */
export function specFaults(spec: unknown): string[] {
  return brand(spec, '');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
