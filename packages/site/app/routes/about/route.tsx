import { about, coreValues, founded } from '@daily-nest/content/about';
import { pictured, portraitOf } from '@daily-nest/content/photos';
import { staff } from '@daily-nest/content/staff';
import { ButtonLink } from '@daily-nest/ui/button';
import { Link } from '@daily-nest/ui/link';
import { Section } from '@daily-nest/ui/section';
import { layout, names, partners } from '../../brand.ts';
import { Portrait } from '../../listing/Portrait.tsx';
import { useOwner } from '../../data/use-owner.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { aboutPageLd, breadcrumbsLd } from '../../seo/ld/index.ts';
import { ExampleOf } from '../../shell/ExampleOf.tsx';
import { PageBanner } from '../../shell/PageBanner.tsx';
import * as page from '../../shell/page.css.ts';
import { withOwn } from '../../with-own.ts';
import type { Route } from './+types/route';
import * as css from './about.css.ts';
import * as words from '../../words/about.ts';
import { hasPart } from '@daily-nest/content/parts';

export function loader() {
  const people = staff.map(({ id, name, role }) => ({ id, name, role, portrait: portraitOf(id) }));
  return { about: pictured(about), coreValues, founded, people };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { about, coreValues, founded, people } = loaderData;
  const siteUrl = useSiteUrl();
  const owner = useOwner();
  const { supportUrl, supportLabel } = owner;
  return (
    <div className={withOwn(`${page.stack} ${css.about}`, layout.pages?.about)}>
      <Seo
        title={words.aboutUs}
        description={words.aboutIs(names.name)}
        keywords={words.aboutKeywords}
        canonical="/about"
        jsonLd={[
          aboutPageLd(siteUrl, owner, about.title),
          breadcrumbsLd(siteUrl, [{ name: about.title, path: '/about' }]),
        ]}
      />
      <PageBanner
        title={about.title}
        standfirst={about.lead}
        section="community"
        image={about.image}
        imageAlt={about.imageAlt}
      />
      <div className={css.opening}>
        <Section title={about.mission.title}>
          <p className={css.pulled}>{about.mission.pulled}</p>
          <div className={css.prose}>
            <Paragraphs of={about.mission.paragraphs} />
          </div>
        </Section>
        <Section title={about.standards.title}>
          <Paragraphs of={about.standards.paragraphs} />
        </Section>
      </div>
      <Section title={words.coreValues} ground="band">
        <div className={css.values}>
          {coreValues.map(({ id, title, description }) => (
            <article key={id} className={css.value}>
              <h3>{title}</h3>
              <p>{description}</p>
            </article>
          ))}
        </div>
      </Section>
      <Section title={about.story.title}>
        <div className={css.entries}>
          <div className={css.entry}>
            <p className={css.year}>
              {founded && <ExampleOf value="founded">{words.foundedIn(founded)}</ExampleOf>}
            </p>
            <div className={css.prose}>
              <Paragraphs of={about.story.paragraphs} />
            </div>
          </div>
        </div>
      </Section>
      <Section title={about.people.title} standfirst={about.people.note} more={{ href: '/people' }}>
        <ul className={css.people}>
          {people.map(({ id, name, role, portrait }) => (
            <li key={id} className={css.person}>
              <Portrait
                name={name}
                picture={portrait}
                sizes="(min-width: 64rem) 11rem, (min-width: 48rem) 13vw, 48vw"
              />
              <h3>
                <Link href={`/people/${id}`}>{name}</Link>
              </h3>
              <p className={page.quiet}>{role}</p>
            </li>
          ))}
        </ul>
      </Section>
      <div className={css.closing}>
        <Section title={words.partners} standfirst={words.partnersAre}>
          <p className={page.actions}>
            {partners.slice(0, 2).map(({ label, href }) => (
              <Link key={href} href={href} target="_blank" rel="noopener">
                {label}
              </Link>
            ))}
          </p>
        </Section>
        <Section title={words.getInvolved} standfirst={words.involvedIs}>
          <p className={page.actions}>
            <ButtonLink href="/contact">{words.contactUs}</ButtonLink>
            {hasPart('community-stories') && (
              <ButtonLink href="/community-stories" tone="quiet">
                {words.readStories}
              </ButtonLink>
            )}
            <ButtonLink href={supportUrl} tone="quiet" target="_blank" rel="noopener">
              {supportLabel}
            </ButtonLink>
          </p>
        </Section>
      </div>
    </div>
  );
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((text) => <p key={text}>{text}</p>);
}
