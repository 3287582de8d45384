import { elsewhere } from '../src/language.ts';

/** Returns a rendered body with the line for readers outside the United States, if it contains a number. */
export function withElsewhere(html: string): string {
  return html.includes('href="tel:') ? `${html}\n${elsewhere}` : html;
}
