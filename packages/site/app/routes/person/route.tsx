import { data } from 'react-router';
import { personById } from '@daily-nest/content/people';
import { portraitOf } from '@daily-nest/content/photos';
import { piecesOfPerson } from '@daily-nest/content/pieces';
import { Section } from '@daily-nest/ui/section';
import { names } from '../../brand.ts';
import { cachedIf } from '../../data/cached-if.ts';
import { FeedLine } from '../../shell/FeedLine.tsx';
import { newestCards } from '../../listing/filed-cards.ts';
import { askFiled } from '../../listing/filed-data.server.ts';
import { ListHead } from '../../listing/ListHead.tsx';
import { Portrait } from '../../listing/Portrait.tsx';
import { split } from '../../listing/split.ts';
import { SplitCards } from '../../listing/SplitCards.tsx';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { breadcrumbsLd, collectionLd, profilePageLd } from '../../seo/ld/index.ts';
import * as page from '../../shell/page.css.ts';
import * as css from './person.css.ts';
import { list } from './split-list.css.ts';
import type { Route } from './+types/route';
import * as words from '../../words/about.ts';

/** It lists posts. */
export const handle: RouteHandle = { cached: true, people: ['staff'] };

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const person = personById(slug);
  if (!person) throw data(null, { status: 404 });
  const { id, name, role, bio, covers, fictional } = person;
  const posts = await askFiled(context, { author: name });
  const cards = newestCards(piecesOfPerson(name), posts ?? []).map(({ author: _own, ...card }) => card);
  const portrait = portraitOf(id);
  const page = { id, name, role, bio, covers, fictional, portrait, cards: split(cards) };
  return cachedIf(posts !== undefined, page);
}

export { headers } from '../../data/cache-headers.ts';

export default function Person({ loaderData: person }: Route.ComponentProps) {
  const { id, name, role, bio, covers, fictional, portrait, cards } = person;
  const siteUrl = useSiteUrl();
  const path = `/people/${id}`;
  const description = words.personWrites(name, role, names.name, covers);
  const items = [...cards.opening, ...cards.rest];
  return (
    <div className={page.stack}>
      <Seo
        title={name}
        description={description}
        keywords={[name, ...covers]}
        canonical={path}
        type={fictional ? 'website' : 'profile'}
        feed={{ name: `people/${id}`, title: name }}
        jsonLd={[
          fictional
            ? collectionLd(siteUrl, { name, description, path, items })
            : profilePageLd(siteUrl, { name, role, bio, covers, path }),
          breadcrumbsLd(siteUrl, [
            { name: words.whoMakesThis, path: '/people' },
            { name, path },
          ]),
        ]}
      />
      <ListHead
        kicker={{ label: words.whoMakesThis, href: '/people' }}
        title={name}
        standfirst={bio}
        before={
          <Portrait
            name={name}
            picture={portrait}
            sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 30vw, 60vw"
            priority
            className={css.portrait}
          />
        }
      >
        <p>{words.roleAndCovers(role, covers)}</p>
        {fictional && <p className={page.quiet}>{words.isInvented(name)}</p>}
      </ListHead>
      {items.length > 0 && (
        <Section title={words.written} className={list}>
          <SplitCards {...cards} />
        </Section>
      )}
      <FeedLine feed={`people/${id}`} of={name} />
    </div>
  );
}
