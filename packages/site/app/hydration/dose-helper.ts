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
 * Answers the form of /urgent/fever-and-doses in place. It sends and stores nothing. The page contains all
 * texts, hidden; the right one is copied into the live region, with the parent's input filled in. Any later
 * change removes the answer, so that it never stands beside another question.
 *
 * @returns a function that removes the listeners
 */
export function answerDoses(page: Document): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const name of ['input', 'change']) page.addEventListener(name, change, { signal });
  page.addEventListener('submit', submit, { signal });
  // Without this attribute the form is hidden.
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

/** The field that gets the focus when a value is missing. */
const fields: Record<string, keyof DoseQuestion | undefined> = {
  'no-age': 'age',
  'no-bottle': 'bottle',
  'no-weight': 'weight',
  'no-unit': 'unit',
  'two-units': 'unit',
  check: 'weight',
};

const statusOf = (form: HTMLFormElement) => form.querySelector('[role=status]')!;

/**
 * Puts the answer into the live region. If there is none, the earlier one is removed, and the tables remain.
 */
function reply(
  form: HTMLFormElement,
  find: (figures: Doses, question: DoseQuestion) => DoseAnswer | undefined,
): string | undefined {
  const status = statusOf(form);
  try {
    const answer = find(JSON.parse(form.dataset['doses']!) as Doses, questionOf(form));
    const text = answer && textOf(form, answer.is, detailsOf(form, answer));
    // An unchanged text is not announced again at every keystroke.
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
  /** The names of the parts for this child and this bottle. */
  parts: string[];
}

/** Returns a copy of one of the page's texts with its values filled in. */
function textOf(
  form: HTMLFormElement,
  is: string,
  { words, parts }: Details = { words: {}, parts: [] },
): Element {
  const text = form.querySelector(`[data-is=${is}]`)!.cloneNode(true) as HTMLElement;
  for (const place of text.querySelectorAll<HTMLElement>('[data-word]'))
    place.textContent = words[place.dataset['word']!] ?? '';
  for (const part of text.querySelectorAll<HTMLElement>('[data-if]'))
    if (!parts.includes(part.dataset['if']!)) part.remove();
  return text;
}

function detailsOf(form: HTMLFormElement, answer: DoseAnswer): Details {
  if (answer.is === 'check') {
    const age = form.querySelector<HTMLSelectElement>('[name=age]')!.selectedOptions[0]!.text;
    const { weight, likelier = '' } = answer;
    return {
      words: { weight: inBothUnits(weight), age, likelier: `${weight.value} ${likelier}` },
      parts: [likelier && 'likelier'],
    };
  }
  if (answer.is !== 'dose') return { words: {}, parts: [] };
  const { bottle, give, milligrams, weight } = answer;
  const isUnderTwo = Number(questionOf(form).age) < 24;
  return {
    words: {
      bottle: bottle.name,
      strength: bottle.strength,
      milligrams: `${milligrams} mg`,
      weight: inBothUnits(weight),
    },
    parts: [bottle.medicine, bottle.form, `${bottle.per} ${give}`, isUnderTwo ? 'under-two' : ''],
  };
}

const rounded = (value: number) => String(Math.round(value * 10) / 10);

function inBothUnits(weight: Weight): string {
  const kilograms = inKilograms(weight);
  return weight.unit === 'kg'
    ? `${weight.value} kg (${rounded(kilograms / 0.453_592_37)} lb)`
    : `${weight.value} lb (${rounded(kilograms)} kg)`;
}
