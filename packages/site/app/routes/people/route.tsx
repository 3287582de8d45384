import { about } from '@daily-nest/content/about';
import { portraitOf } from '@daily-nest/content/photos';
import { piecesOfPerson } from '@daily-nest/content/pieces';
import { staff } from '@daily-nest/content/staff';
import { Headline } from '@daily-nest/ui/headline';
import { Link } from '@daily-nest/ui/link';
import { Section } from '@daily-nest/ui/section';
import { names } from '../../brand.ts';
import { Portrait } from '../../listing/Portrait.tsx';
import type { RouteHandle } from '../../route-handle.ts';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import { PageBanner } from '../../shell/PageBanner.tsx';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import * as css from './people.css.ts';
import * as words from '../../words/about.ts';
import { Filled } from '../../wording/Filled.tsx';

export const handle: RouteHandle = { people: ['staff'] };

export function loader() {
  return {
    note: about.people.note,
    staff: staff.map(({ id, name, role, bio, covers }) => {
      const [latest] = piecesOfPerson(name);
      return {
        id,
        name,
        role,
        bio,
        covers,
        portrait: portraitOf(id),
        latest: latest && { title: latest.title, href: latest.href },
      };
    }),
  };
}

const title = words.whoMakesThis;
const description = words.peopleAre(names.name);

export default function People({ loaderData: { note, staff: writers } }: Route.ComponentProps) {
  return (
    <div className={page.stack}>
      <CollectionSeo
        title={title}
        description={description}
        keywords={[...words.peopleKeywords, names.name]}
        path="/people"
      />
      <div className={page.opened}>
        <PageBanner title={title} standfirst={description} section="community" />
        <p className={page.slip}>{note}</p>
      </div>
      <Section title={words.masthead}>
        <ul className={css.writers}>
          {writers.map(({ id, name, role, bio, covers, portrait, latest }, place) => (
            <li key={id} className={css.writer}>
              <Portrait
                name={name}
                picture={portrait}
                sizes="(min-width: 114rem) 36rem, (min-width: 64rem) 26rem, (min-width: 48rem) 15rem, 6.5rem"
                priority={place === 0}
              />
              <div className={place === 0 ? css.leading : css.words}>
                <Headline headingLevel={3} size={place === 0 ? 'h2' : 'h4'} href={`/people/${id}`}>
                  {name}
                </Headline>
                <p className={page.quiet}>
                  {role}. {covers.join(', ')}.
                </p>
                <p className={css.bio}>{bio}</p>
                {latest && (
                  <p className={css.latest}>
                    {words.latest}
                    <Link href={latest.href}>{latest.title}</Link>
                  </p>
                )}
              </div>
            </li>
          ))}
          <li className={css.how}>
            <p>
              <Filled
                text={words.howWeWork}
                values={{
                  standards: <Link href="/standards">{words.ourStandards}</Link>,
                  about: <Link href="/about">{words.about}</Link>,
                  corrections: <Link href="/corrections">{words.corrections}</Link>,
                }}
              />
            </p>
          </li>
        </ul>
      </Section>
    </div>
  );
}
