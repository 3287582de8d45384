import type { FAQPage, WithContext } from 'schema-dts';
import { names } from '../../brand.ts';

/** Search engines are told the first ten questions (specification, section 9). */
const questionsForMachines = 10;

/** The questions of /faq, given in the order of the page. */
export function faqPageLd(
  siteUrl: string,
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: `${siteUrl}/faq`,
    inLanguage: names.locale,
    mainEntity: questions.slice(0, questionsForMachines).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
