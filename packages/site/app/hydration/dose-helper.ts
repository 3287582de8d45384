import {
  findDose,
  inKilograms,
  stopAtAge,
  type DoseAnswer,
  type DoseQuestion,
  type Weight,
} from '@daily-nest/content/urgent/find-dose';
import type { Doses } from '@daily-nest/content/urgent/types';

/**
 * Answers the form of /urgent/fever-and-doses in place. It sends and stores nothing. Each text stands in the page, hidden; the one that
 * fits is copied into the live region, with what the parent typed in its places. Whatever is changed afterwards takes the answer away, so
 * that none stands beside another question.
 *
 * @returns stops it
 */
export function answerDoses(page: Document): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const name of ['input', 'change']) page.addEventListener(name, change, { signal });
  page.addEventListener('submit', submit, { signal });
  // A form that cannot be answered is not shown.
  page.documentElement.dataset['doses'] = '';
  return () => stop.abort();
}

const formOf = ({ target }: Event) => (target as Element).closest<HTMLFormElement>('form[data-doses]');

function change(event: Event) {
  const form = formOf(event);
  if (form) reply(form, stopAtAge);
}

function submit(event: Event) {
  const form = formOf(event);
  if (!form) return;
  event.preventDefault();
  const field = fields[reply(form, findDose) ?? ''];
  if (field) form.querySelector<HTMLElement>(`[name=${field}]`)!.focus();
  else statusOf(form).scrollIntoView({ block: 'nearest' });
}

/** Where the reader is sent when something is missing. */
const fields: Record<string, keyof DoseQuestion | undefined> = {
  'no-age': 'age',
  'no-bottle': 'bottle',
  'no-weight': 'weight',
  'no-unit': 'unit',
  'two-units': 'unit',
  check: 'weight',
};

const statusOf = (form: HTMLFormElement) => form.querySelector('[role=status]')!;

/** Puts the answer into the live region, or nothing. Where none can be found, the earlier one goes and the tables are there. */
function reply(
  form: HTMLFormElement,
  find: (figures: Doses, question: DoseQuestion) => DoseAnswer | undefined,
): string | undefined {
  const status = statusOf(form);
  try {
    const answer = find(JSON.parse(form.dataset['doses']!) as Doses, questionOf(form));
    const text = answer && textOf(form, answer.is, detailsOf(form, answer));
    // What stands there already is not said anew with every letter that is typed.
    if (find === findDose || !text?.isEqualNode(status.firstElementChild))
      status.replaceChildren(...(text ? [text] : []));
    return answer?.is;
  } catch (error) {
    status.replaceChildren();
    status.append(textOf(form, 'broken'));
    throw error;
  }
}

function questionOf(form: HTMLFormElement): DoseQuestion {
  const data = new FormData(form);
  const field = (name: keyof DoseQuestion) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { age: field('age'), bottle: field('bottle'), weight: field('weight'), unit: field('unit') };
}

interface Details {
  words: Record<string, string>;
  /** The names of the parts that are for this child and this bottle. */
  kept: string[];
}

/** A copy of one of the page's texts, with what belongs in its places. */
function textOf(
  form: HTMLFormElement,
  is: string,
  { words, kept }: Details = { words: {}, kept: [] },
): Element {
  const text = form.querySelector(`[data-is=${is}]`)!.cloneNode(true) as HTMLElement;
  for (const place of text.querySelectorAll<HTMLElement>('[data-word]'))
    place.textContent = words[place.dataset['word']!] ?? '';
  for (const part of text.querySelectorAll<HTMLElement>('[data-if]'))
    if (!kept.includes(part.dataset['if']!)) part.remove();
  return text;
}

function detailsOf(form: HTMLFormElement, answer: DoseAnswer): Details {
  if (answer.is === 'check') {
    const age = form.querySelector<HTMLSelectElement>('[name=age]')!.selectedOptions[0]!.text;
    const { weight, likelier = '' } = answer;
    return {
      words: { weight: inBothUnits(weight), age, likelier: `${weight.value} ${likelier}` },
      kept: [likelier && 'likelier'],
    };
  }
  if (answer.is !== 'dose') return { words: {}, kept: [] };
  const { bottle, give, milligrams, weight } = answer;
  const isUnderTwo = Number(questionOf(form).age) < 24;
  return {
    words: {
      bottle: bottle.name,
      strength: bottle.strength,
      milligrams: `${milligrams} mg`,
      weight: inBothUnits(weight),
    },
    kept: [bottle.medicine, bottle.form, `${bottle.per} ${give}`, isUnderTwo ? 'under-two' : ''],
  };
}

const rounded = (value: number) => String(Math.round(value * 10) / 10);

function inBothUnits(weight: Weight): string {
  const kilograms = inKilograms(weight);
  return weight.unit === 'kg'
    ? `${weight.value} kg (${rounded(kilograms / 0.453_592_37)} lb)`
    : `${weight.value} lb (${rounded(kilograms)} kg)`;
}
