import { data } from 'react-router';
import { pieces } from '@daily-nest/content/pieces';
import { hasNetworkPosts } from '@daily-nest/content/network-posts';
import { drawingsOf } from '@daily-nest/content/urgent/drawings-of';
import { urgentSections } from '@daily-nest/content/urgent/sections';
import { sheets } from '@daily-nest/content/urgent/sheets';
import { Headline } from '@daily-nest/ui/headline';
import { Link } from '@daily-nest/ui/link';
import { names } from '../../brand.ts';
import { urgent } from '../../data/urgent-numbers.ts';
import { withNumbers } from '../../data/with-numbers.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { breadcrumbsLd, webPageLd } from '../../seo/ld/index.ts';
import { LinesContext } from '../urgent/lines.ts';
import { back } from '../urgent/part.css.ts';
import type { Route } from './+types/route';
import { CallBar } from './CallBar.tsx';
import { Emergency } from './Emergency.tsx';
import * as css from './emergency.css.ts';
import * as words from '../../words/urgent.ts';

export const handle: RouteHandle = { start: 'never', urgent: true };

/** One module serves the pages of all emergencies, by the last part of the path. */
export function loader({ url }: Route.LoaderArgs) {
  const id = url.pathname
    .replace(/\.data$|\/$/g, '')
    .split('/')
    .at(-1);
  const section = urgentSections.find((one) => one.id === id);
  if (!section) throw data(null, { status: 404 });
  const { see = [], sheets: slugs = [], piece, post, sources } = section;
  const drawings = drawingsOf(section.parts);
  const known = sources.map(({ url: address }) => address);
  const compared = Object.values(drawings).flatMap(({ checked }) => checked);
  return {
    section,
    drawings,
    checked: [...new Map(compared.map((link) => [link.url, link])).values()].filter(
      ({ url: address }) => !known.includes(address),
    ),
    see: see.map((other) => ({ href: `/urgent/${other}`, label: titleOf(other) })),
    reads: [
      ...sheets
        .filter(({ slug }) => slugs.includes(slug))
        .map(({ slug, title }) => ({ href: `/urgent/${slug}`, label: words.printSheet(title) })),
      ...pieces
        .filter(({ href }) => href === piece)
        .map(({ href, title }) => ({ href, label: words.whenOver(title) })),
      ...(post && hasNetworkPosts ? [{ href: `/blog/${post.slug}`, label: words.whenOver(post.title) }] : []),
    ],
    lines: urgent,
  };
}

const titleOf = (id: string) => urgentSections.find((one) => one.id === id)?.title ?? '';

/** One emergency: the numbers to call, what to do, what not to do. The call button stays in view. */
export default function EmergencyPage({
  loaderData: { section, see, reads, drawings, checked, lines },
}: Route.ComponentProps) {
  const { id, title, calls, parts, asOf } = section;
  const path = `/urgent/${id}`;
  const siteUrl = useSiteUrl();
  const steps = parts.map((part) => withNumbers(part.title, lines)).join('. ');
  const description = words.emergencyIs(title, steps);
  return (
    <LinesContext value={lines}>
      <article className={css.page}>
        <Seo
          title={words.whatToDo(title)}
          description={description}
          keywords={[title.toLowerCase(), ...words.emergencyKeywords, names.name]}
          canonical={path}
          jsonLd={[
            webPageLd(siteUrl, { name: title, description, path, modified: asOf.date }),
            breadcrumbsLd(siteUrl, [
              { name: words.urgentHelp, path: '/urgent' },
              { name: title, path },
            ]),
          ]}
        />
        <header className={css.head}>
          <Link href="/urgent" className={back}>
            {words.allEmergencies}
          </Link>
          <Headline headingLevel={1} size="h1">
            {title}
          </Headline>
        </header>
        <Emergency section={section} see={see} reads={reads} drawings={drawings} checked={checked} />
        <CallBar calls={calls} />
      </article>
    </LinesContext>
  );
}
