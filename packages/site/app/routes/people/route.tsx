import { about } from '@daily-nest/content/about';
import { emblemOf } from '@daily-nest/content/photos';
import { staff } from '@daily-nest/content/staff';
import { Banner } from '@daily-nest/ui/banner';
import { Headline } from '@daily-nest/ui/headline';
import { Link } from '@daily-nest/ui/link';
import { Section } from '@daily-nest/ui/section';
import { names } from '../../brand.ts';
import { SmallPortrait } from '../../listing/Portrait.tsx';
import type { RouteHandle } from '../../route-handle.ts';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import * as css from './people.css.ts';

export const handle: RouteHandle = { people: ['staff'] };

export function loader() {
  return {
    note: about.people.note,
    staff: staff.map(({ id, name, role, bio, covers }) => ({
      id,
      name,
      role,
      bio,
      covers,
      drawn: emblemOf(id) !== undefined,
    })),
  };
}

const title = 'Who Makes This';
const description = `Who writes and edits ${names.name}, what each of them covers, and everything that stands under each name.`;

export default function People({ loaderData: { note, staff: writers } }: Route.ComponentProps) {
  return (
    <div className={page.stack}>
      <CollectionSeo
        title={title}
        description={description}
        keywords={['masthead', 'editors', 'writers', names.name]}
        path="/people"
      />
      <Banner title={title} standfirst={description} section="community" />
      <Section title="The Masthead" standfirst={note}>
        <ul className={css.writers}>
          {writers.map(({ id, name, role, bio, covers, drawn }) => (
            <li key={id} className={css.writer}>
              <SmallPortrait id={id} name={name} drawn={drawn} />
              <div className={css.words}>
                <Headline headingLevel={3} size="h4" href={`/people/${id}`} stretched>
                  {name}
                </Headline>
                <p className={page.quiet}>{role}</p>
                <p>{bio}</p>
                <p className={page.quiet}>{covers.join(', ')}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <p className={page.quiet}>
        How we choose, check and correct is told in <Link href="/standards">our standards</Link>; why there is
        such a magazine, in <Link href="/about">About</Link>.
      </p>
    </div>
  );
}
