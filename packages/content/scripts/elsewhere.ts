/** The line below a piece with a phone number: other countries have other numbers. */
const line =
  '<p>The numbers to call on this page are American. Elsewhere it is 112 in the European Union, 999 in Britain, 000 in ' +
  'Australia, or your own doctor’s night line; <a href="https://findahelpline.com/" target="_blank" ' +
  'rel="external noopener">findahelpline.com</a> lists crisis lines by country.</p>';

/** Returns a rendered body with the line for readers outside the United States, if it contains a number. */
export function withElsewhere(html: string): string {
  return html.includes('href="tel:') ? `${html}\n${line}` : html;
}
