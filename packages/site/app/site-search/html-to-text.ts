const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Returns the text of our own sanitized HTML, for the index only: it is never shown as HTML. */
export function htmlToText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(
      /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
      (whole, hex?: string, decimal?: string, name?: string) => {
        if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
        if (decimal) return String.fromCodePoint(Number(decimal));
        return entities[name ?? ''] ?? whole;
      },
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}
