import { corrections } from '@daily-nest/content/corrections';
import { linksOf } from '@daily-nest/content/parts';
import { tieUnits } from '@daily-nest/content/tie-units';
import { Headline } from '@daily-nest/ui/headline';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { names } from '../../brand.ts';
import { backendContext } from '../../data/backend.server.ts';
import { cachedIf } from '../../data/cached-if.ts';
import { siteContext } from '../../data/site-context.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { withHelpLines } from '../../reading/with-help-lines.tsx';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import * as css from './corrections.css.ts';
import * as words from '../../words/pages.ts';
import { Filled } from '../../wording/Filled.tsx';
import { dayInWords } from '../../wording/day.ts';

const title = words.corrections;
const description = words.correctionsAre;

/** The database has those of posts. */
export const handle: RouteHandle = { cached: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { domain } = context.get(siteContext);
  const posts = await context.get(backendContext).correctedPosts(domain);
  const ofPosts = (posts ?? []).flatMap(({ slug, title: piece, corrections: own }) =>
    own.map((correction) => ({
      ...correction,
      title: piece || slug.replaceAll('-', ' '),
      href: `/blog/${encodeURIComponent(slug)}`,
    })),
  );
  const all = linksOf([...corrections, ...ofPosts]).toSorted((one, other) =>
    other.date.localeCompare(one.date),
  );
  return cachedIf(posts !== undefined, { corrections: all });
}

export { headers } from '../../data/cache-headers.ts';

export default function CorrectionsPage({ loaderData }: Route.ComponentProps) {
  const items = loaderData.corrections;
  return (
    <article className={page.stack}>
      <CollectionSeo
        title={title}
        description={description}
        keywords={[words.correctionsKeyword, names.name]}
        path="/corrections"
        items={items}
      />
      <div className={page.opened}>
        <header className={css.head}>
          <Headline headingLevel={1} size="h1">
            {title}
          </Headline>
          <Standfirst size="deck">{words.staysOnRecord}</Standfirst>
        </header>
        <div className={page.slip}>
          <p>
            <Filled
              text={words.howWeCorrect}
              values={{
                standards: <a href="/standards#corrections">{words.ourStandards}</a>,
                write: <a href="/contact">{words.writeToUsInline}</a>,
              }}
            />
          </p>
        </div>
      </div>
      {items.length === 0 ? (
        <p>{words.nothingCorrected}</p>
      ) : (
        <div>
          {groupsOf(items, ({ date }) => date).map((ofDay) => (
            <section key={ofDay[0].date} className={css.day}>
              <h2 className={css.date}>
                <time dateTime={ofDay[0].date}>{dayInWords(ofDay[0].date)}</time>
              </h2>
              {groupsOf(ofDay, ({ href }) => href).map((ofPiece) => (
                <div key={ofPiece[0].href} className={css.item}>
                  <h3 className={css.title}>
                    <a href={ofPiece[0].href}>{ofPiece[0].title}</a>
                  </h3>
                  <ul className={css.list}>
                    {ofPiece.map(({ was, is }) => (
                      <li key={was} className={css.versions}>
                        <div className={css.now}>
                          <p className={css.label}>{words.now}</p>
                          <p>{withHelpLines(is)}</p>
                        </div>
                        <div className={css.was}>
                          <p className={css.label}>{words.before}</p>
                          {/* Nobody is to call a number of wrong advice. */}
                          <p>{tieUnits(was)}</p>
                        </div>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          ))}
        </div>
      )}
    </article>
  );
}

/** Returns the items in groups of the same key, in the order of their first ones. */
function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
