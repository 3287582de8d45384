import { contactOf } from '@daily-nest/content/contact';
import { pictureOf } from '@daily-nest/content/photos';
import { Accordion } from '@daily-nest/ui/accordion';
import { CoverImage, pictureProps } from '@daily-nest/ui/cover-image';
import { FramedPage } from '@daily-nest/ui/frame-consent';
import { IconFacebook, IconInstagram, IconPinterest, IconYoutube } from '@daily-nest/ui/icons';
import { Link } from '@daily-nest/ui/link';
import { NotYet } from '@daily-nest/ui/not-yet';
import { Section } from '@daily-nest/ui/section';
import { names } from '../../brand.ts';
import { siteContext } from '../../data/site-context.ts';
import { useOwner } from '../../data/use-owner.ts';
import { useRemembered } from '../../embeds/EmbedConsent.tsx';
import { withHelpLines } from '../../reading/with-help-lines.tsx';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { breadcrumbsLd, contactPageLd } from '../../seo/ld/index.ts';
import { ExampleOf } from '../../shell/ExampleOf.tsx';
import { PageBanner } from '../../shell/PageBanner.tsx';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import * as css from './contact.css.ts';
import * as words from '../../words/pages.ts';

const socialIcons = {
  facebook: IconFacebook,
  instagram: IconInstagram,
  youtube: IconYoutube,
  pinterest: IconPinterest,
};

export function loader({ context }: Route.LoaderArgs) {
  return {
    contact: contactOf(context.get(siteContext).newsletter === true),
    letter: pictureOf('/pictures/a-letter-to-the-desk.jpg'),
  };
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { contact, letter } = loaderData;
  const siteUrl = useSiteUrl();
  const owner = useOwner();
  const remembered = useRemembered(owner.contactFormProvider);
  const [mailbox, domain] = owner.contactEmail.split('@');
  const telephone = owner.contactPhone.replaceAll(/[^+\d]/g, '');
  return (
    <div className={page.stack}>
      <Seo
        title={contact.heading}
        description={words.contactIs(names.name)}
        keywords={words.contactKeywords}
        canonical="/contact"
        jsonLd={[
          contactPageLd(siteUrl, owner, contact.heading),
          breadcrumbsLd(siteUrl, [{ name: contact.heading, path: '/contact' }]),
        ]}
      />
      <div className={css.parts}>
        <PageBanner title={contact.heading} standfirst={contact.intro} section="community" />
        <div className={css.aside}>
          <Section title={words.contactDetails}>
            <dl className={css.facts}>
              <dt>{words.email}</dt>
              <dd>
                <ExampleOf value="contactEmail">
                  <Link href={`mailto:${owner.contactEmail}`} className={css.email}>
                    {`${mailbox}@`}
                    <wbr />
                    {domain}
                  </Link>
                </ExampleOf>
              </dd>
              <dt>{words.telephone}</dt>
              <dd>
                <ExampleOf value="contactPhone">
                  <Link href={`tel:${telephone}`} className={css.telephone}>
                    {owner.contactPhone}
                  </Link>
                </ExampleOf>
              </dd>
              <dt>{words.address}</dt>
              <dd>
                {owner.imprint.publisher}
                <br />
                <ExampleOf value="imprint">
                  <bdi>{owner.imprint.address}</bdi>
                </ExampleOf>
              </dd>
            </dl>
          </Section>
          <Section
            title={words.businessHours}
            standfirst={<ExampleOf value="hours">{contact.timeZone}</ExampleOf>}
          >
            <dl className={css.hours}>
              {contact.hours.map(({ label, value }) => (
                <FactPair key={label} label={label} text={value} />
              ))}
            </dl>
          </Section>
        </div>
        <div className={css.main}>
          <Section className={page.onScreen} title={words.writeToUs}>
            <FramedPage
              shape="form"
              title={words.contactForm}
              src={owner.contactFormUrl}
              provider={owner.contactFormProvider}
              links={[{ title: owner.contactEmail, href: `mailto:${owner.contactEmail}` }]}
              headingLevel={3}
              picture={
                <CoverImage
                  {...pictureProps(letter)}
                  alt=""
                  ratio="natural"
                  sizes="(min-width: 114rem) 40vw, (min-width: 48rem) 62vw, 92vw"
                  priority
                />
              }
              {...remembered}
            />
          </Section>
          <Section title={words.faq}>
            <Accordion
              items={contact.questions.map(({ id, question, answer }) => ({
                id,
                title: question,
                content: <p>{withHelpLines(answer)}</p>,
              }))}
            />
          </Section>
        </div>
        <div className={css.after}>
          <Section title={words.whatToWrite}>
            <dl className={css.facts}>
              {contact.details.map(({ id, label, text }) => (
                <FactPair key={id} label={label} text={text} />
              ))}
            </dl>
          </Section>
          <Section
            className={page.onScreen}
            title={words.stayInTouch}
            standfirst={words.letterIs(names.name)}
          >
            <p className={page.actions}>
              <NotYet note={words.notYetSignedUp}>{words.subscribeNow}</NotYet>
            </p>
          </Section>
          <Section className={page.onScreen} title={words.followUs}>
            <ul className={css.icons}>
              {owner.social.map(({ network, label }) => {
                const Icon = socialIcons[network];
                return (
                  <li key={network}>
                    {/* oxlint-disable-next-line anchor-is-valid -- it leads nowhere (docs/product.md): a name and no target */}
                    <a role="link" aria-disabled="true" aria-label={label} className={css.icon}>
                      <Icon />
                    </a>
                  </li>
                );
              })}
            </ul>
          </Section>
        </div>
      </div>
    </div>
  );
}

function FactPair({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}
