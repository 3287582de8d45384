const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of our own sanitised HTML, for the index alone: nothing of it is ever shown as HTML. */
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
