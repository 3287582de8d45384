import { claimsIn } from './claims.ts';
import { checkedAgainst } from './checked.ts';
import type { DraftFields } from './draft.ts';
import { findHelpLines, findPrintedHelpLines } from './find-help-lines.ts';
import { hardestGrade, readingOf } from './reading-grade.ts';
import { speaksOfDoses } from './urgent/speaks-of-doses.ts';

/** Something that an editor has to mend, or may look at, before a draft is published. */
export interface DraftFinding {
  field: keyof DraftFields;
  /** Whether the draft cannot be published with it. */
  stops: boolean;
  reason: string;
  /** The words of the field that it is about, as they stand there. */
  quote?: string;
}

/** Search engines show about so many characters of a title. */
const shownTitle = 70;

/**
 * The checks before publishing. The desk shows them while somebody types, and the backend runs them again.
 *
 * @param today the day, `2026-11-27`
 */
export function checkDraft(
  draft: DraftFields,
  today = new Date().toISOString().slice(0, 10),
): DraftFinding[] {
  return [
    ...titleFindings(draft),
    ...pictureFindings(draft),
    ...healthFindings(draft),
    ...numberFindings(draft),
    ...claimFindings(draft),
    ...ageFindings(draft, today),
    ...readingFindings(draft),
  ];
}

function titleFindings({ title, description, body, slug }: DraftFields): DraftFinding[] {
  const { length } = title.trim();
  const findings: DraftFinding[] = [];
  if (length === 0) findings.push({ field: 'title', stops: true, reason: 'The piece has no title.' });
  else if (length > shownTitle)
    findings.push({
      field: 'title',
      stops: false,
      reason: `The title has ${length} characters. Search engines show about ${shownTitle}.`,
    });
  if (description.trim() === '')
    findings.push({
      field: 'description',
      stops: false,
      reason: 'Without a deck, lists show the beginning of the body.',
    });
  if (slug.trim() === '') findings.push({ field: 'slug', stops: true, reason: 'The piece has no address.' });
  if (body.trim() === '') findings.push({ field: 'body', stops: true, reason: 'The piece has no body.' });
  return findings;
}

function pictureFindings({ image, imageAlt }: DraftFields): DraftFinding[] {
  if (image.trim() === '' || imageAlt.trim() !== '') return [];
  return [
    { field: 'imageAlt', stops: true, reason: 'The picture has no words for those who do not see it.' },
  ];
}

/** What speaks of fevers, doses or emergencies, or is filed under health, names the institution that says so. */
function healthFindings({ title, description, body, topics, sources }: DraftFields): DraftFinding[] {
  const text = [title, description, body].join('\n');
  const isHealth =
    topics.includes('health-wellness') ||
    speaksOfDoses(text) ||
    text.split('\n').some((paragraph) => findHelpLines(paragraph).length > 0);
  if (!isHealth) return [];
  const readable = sources.filter(({ url }) => URL.canParse(url));
  if (checkedAgainst(readable)) return [];
  return [
    {
      field: 'sources',
      stops: true,
      reason:
        'The piece speaks of health. It needs a source of a health institution (such as cdc.gov or healthychildren.org) with the day on which it was read.',
    },
  ];
}

/** A help line whose number readers cannot tap. */
function numberFindings({ body }: DraftFields): DraftFinding[] {
  return body.split('\n').flatMap((paragraph) => {
    const linked = findHelpLines(paragraph);
    return findPrintedHelpLines(paragraph)
      .filter(({ start }) => !linked.some((link) => link.start <= start && start < link.end))
      .map(({ start, end }) => {
        const quote = paragraph.slice(Math.max(0, start - 24), end + 12).trim();
        const reason = `“${quote}” has a number that is no link. Write “call ${paragraph.slice(start, end)}” where it is to be dialed.`;
        return { field: 'body' as const, stops: false, reason, quote };
      });
  });
}

/** What no reader can check: experience of a magazine whose writers are invented, reviews, promises. */
function claimFindings({ title, description, body }: DraftFields): DraftFinding[] {
  const fields = { title, description, body };
  return (Object.keys(fields) as (keyof typeof fields)[]).flatMap((field) =>
    claimsIn(fields[field]).map((claim) => ({
      field,
      stops: false,
      reason: `“${claim.trim()}” claims something of the magazine or its people that readers cannot check.`,
      quote: claim.trim(),
    })),
  );
}

/** A source that was read more than a year ago may say something else now. */
function ageFindings({ sources }: DraftFields, today: string): DraftFinding[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return sources
    .filter(({ read }) => read !== '' && read < yearAgo)
    .map(({ title, read }) => ({
      field: 'sources',
      stops: false,
      reason: `“${title}” was read on ${read}. Look whether it still says so.`,
    }));
}

/** A text that is harder to read than health writing for the public should be. */
function readingFindings({ body }: DraftFields): DraftFinding[] {
  const reading = readingOf(body);
  if (!reading || reading.grade <= hardestGrade) return [];
  const { grade, hardest } = reading;
  const begin = hardest.text.split(/\s+/).slice(0, 6).join(' ');
  return [
    {
      field: 'body',
      stops: false,
      reason: `The text reads at school grade ${grade}. Most parents read easily up to grade ${hardestGrade}. The hardest sentence, of ${hardest.words} words, begins “${begin} …”`,
      quote: hardest.text,
    },
  ];
}
