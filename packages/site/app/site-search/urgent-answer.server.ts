import { pieces } from '@daily-nest/content/pieces';
import { urgentSection } from '@daily-nest/content/urgent/sections';
import type { EmergencyAnswer, UrgentPart, UrgentStep } from '@daily-nest/content/urgent/types';
import type { UrgentAnswerPart, UrgentCall } from '@daily-nest/ui/urgent-answer';
import { urgentLink } from '../brand-values.ts';
import { urgent as lines } from '../data/urgent-numbers.ts';
import { withNumbers } from '../data/with-numbers.ts';
import { emergenciesIn } from './emergency.server.ts';
import * as words from '../words/search.ts';
import { call as callNumber, text as textNumber, whatToDoAt } from '../words/reading.ts';

/** The answer to an emergency, ready to be shown. */
export interface FoundEmergency {
  /** Whether the question tells of one; otherwise one may have been missed, and only the numbers are shown. */
  found: boolean;
  title: string;
  say?: string;
  calls: UrgentCall[];
  parts: UrgentAnswerPart[];
  links: { label: string; href: string }[];
}

/** The maximum number of other possible emergencies. */
const mostOthers = 2;

/** Returns the answer to an emergency in a reader's words, with the texts and steps of /urgent. */
export function urgentAnswer(text: string): FoundEmergency | undefined {
  const [first, ...others] = emergenciesIn(text);
  if (!first) return undefined;
  const { page, say, show = [], steps } = first;
  const section = page && urgentSection(page);
  const parts = show.flatMap((title) => section?.parts.filter((part) => part.title === title) ?? []);
  return {
    found: true,
    title: titleOf(first),
    ...(say && { say }),
    calls: (first.calls ?? section?.calls ?? []).map(callOf),
    parts: steps ? [{ steps: steps.map(stepOf) }] : parts.map(partOf),
    links: [
      ...new Map(
        [first, ...others.slice(0, mostOthers)].map(linkOf).map((link) => [link.href, link]),
      ).values(),
    ],
  };
}

/** Returns the numbers, in a language of which the search may miss an emergency; nothing in others. */
export function numbersFor(query: string): FoundEmergency | undefined {
  const said = words.cannotTell;
  if (!said || query === '') return undefined;
  const line = (name: 'emergency' | 'poison' | 'crisis') => callOf({ line: name, when: said[name] });
  return {
    found: false,
    title: said.title,
    say: said.say,
    calls: [line('emergency'), line('poison'), line('crisis')],
    parts: [],
    links: [{ label: words.allEmergencies, href: urgentLink.href }],
  };
}

function titleOf({ title, page }: EmergencyAnswer): string {
  return title ?? (page ? urgentSection(page).title : urgentLink.label);
}

function linkOf({ page, read }: EmergencyAnswer): { label: string; href: string } {
  if (page) return { label: whatToDoAt(urgentSection(page).title), href: `${urgentLink.href}/${page}` };
  const piece = pieces.find(({ href }) => href === read);
  return piece
    ? { label: piece.title, href: piece.href }
    : { label: words.allEmergencies, href: urgentLink.href };
}

function callOf({ line, when }: NonNullable<EmergencyAnswer['calls']>[number]): UrgentCall {
  const { name, number, call, text } = lines[line];
  const emergency = line === 'emergency';
  return {
    ways: [
      { label: callNumber(number), href: call },
      ...(text ? [{ label: textNumber(number), href: text }] : []),
    ],
    when: withNumbers(emergency ? when : `${name}. ${when}`, lines),
    emergency,
  };
}

/** Returns the first three steps, but all signs, because a missing sign would be taken for harmless. */
function partOf(part: UrgentPart): UrgentAnswerPart {
  const title = withNumbers(part.title, lines);
  if (part.kind === 'signs') return { title, signs: part.signs.map((sign) => withNumbers(sign, lines)) };
  return { title, steps: part.steps.slice(0, 3).map(stepOf) };
}

function stepOf({ do: act, how }: UrgentStep) {
  return { do: withNumbers(act, lines), ...(how && { how: withNumbers(how, lines) }) };
}
