import type { FAQPage, WithContext } from 'schema-dts';
import type { AsOf, Correction } from '@daily-nest/content/types';
import { names } from '../../brand.ts';
import { briefLd } from './brief.ts';

/** Structured data has the first ten questions (docs/product.md). */
const questionsForMachines = 10;

interface Question {
  question: string;
  answer: string;
  updated?: string | undefined;
  asOf?: AsOf | undefined;
  corrections?: readonly Correction[] | undefined;
}

/** Returns the structured data of /faq, for questions in the order of the page. */
export function faqPageLd(siteUrl: string, questions: readonly Question[]): WithContext<FAQPage> {
  const url = `${siteUrl}/faq`;
  if (!import.meta.env.SSR) return briefLd('FAQPage', url);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url,
    inLanguage: names.locale,
    mainEntity: questions.slice(0, questionsForMachines).map(({ question, answer, asOf, ...dates }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer,
        ...(lastChange(dates) && { dateModified: lastChange(dates) }),
        ...(asOf && { contentReferenceTime: asOf.date }),
      },
    })),
  };
}

/** Returns the day of an answer's last change; '' without one. */
function lastChange({ updated, corrections = [] }: Pick<Question, 'updated' | 'corrections'>): string {
  return [updated ?? '', ...corrections.map(({ date }) => date)].toSorted().at(-1)!;
}
