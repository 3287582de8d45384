interface Part {
  href: string;
  title: string;
  part: number;
}

/** The place of a piece in its series. */
export interface SeriesPlace {
  title: string;
  /** The page of the series. */
  href: string;
  part: number;
  /** The number of parts. */
  of: number;
  previous?: { href: string; title: string } | undefined;
  next?: { href: string; title: string } | undefined;
}

/** Returns the place of a part among all of them; undefined if it is missing, or the only one. */
export function placeIn(series: {
  slug: string;
  title: string;
  part: number;
  parts: readonly Part[];
}): SeriesPlace | undefined {
  const { slug, title, part, parts } = series;
  const at = parts.findIndex((one) => one.part === part);
  if (at === -1 || parts.length < 2) return undefined;
  const [previous, next] = [parts[at - 1], parts[at + 1]];
  return {
    title,
    href: `/series/${slug}`,
    part: at + 1,
    of: parts.length,
    ...(previous && { previous: { href: previous.href, title: previous.title } }),
    ...(next && { next: { href: next.href, title: next.title } }),
  };
}
