import { partnerDocuments, partnershipOpportunities, partnersPromise } from '@daily-nest/content/partners';
import { pictureOf } from '@daily-nest/content/photos';
import { ButtonLink } from '@daily-nest/ui/button';
import { Link } from '@daily-nest/ui/link';
import { PartnerDocumentCard } from '@daily-nest/ui/partner-document-card';
import { Section } from '@daily-nest/ui/section';
import { names } from '../../brand.ts';
import { useOwner } from '../../data/use-owner.ts';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import { PageBanner } from '../../shell/PageBanner.tsx';
import * as page from '../../shell/page.css.ts';
import { DocumentCover } from './DocumentCover.tsx';
import { driveAddresses } from './drive-addresses.ts';
import type { Route } from './+types/route';
import { contactUs } from '../../words/about.ts';
import * as words from '../../words/partners.ts';
import * as css from './partners.css.ts';

export function loader() {
  return {
    documents: partnerDocuments.map(({ image, ...document }) => ({ ...document, image: pictureOf(image) })),
    opportunities: partnershipOpportunities,
    promise: partnersPromise,
  };
}

export default function Partners({
  loaderData: { documents, opportunities, promise },
}: Route.ComponentProps) {
  const { driveDocuments } = useOwner();
  return (
    <div className={page.stack}>
      <CollectionSeo
        title={words.ourPartners}
        description={words.partnersIs(names.name)}
        keywords={words.keywords}
        path="/partners"
      />
      <div className={page.opened}>
        <PageBanner title={words.ourPartners} standfirst={words.partnersAre} section="business" />
        <div className={page.slip}>
          <h2>{promise.title}</h2>
          <p>{promise.text}</p>
          <Link href="/standards">{words.ourStandards}</Link>
        </div>
      </div>
      <Section title={words.documents} standfirst={words.documentsAre}>
        <div className={css.cards}>
          {documents.map(({ key, title, subject, image, description }) => (
            <PartnerDocumentCard
              key={key}
              picture={<DocumentCover subject={subject} image={image} />}
              addresses={driveAddresses(driveDocuments[key] ?? key)}
              provider="Google Drive"
              title={title}
              text={description}
            />
          ))}
        </div>
      </Section>
      <Section title={words.opportunities}>
        <div className={css.opportunities}>
          {opportunities.map(({ id, title, description }) => (
            <article key={id} className={css.opportunity}>
              <h3>{title}</h3>
              <p>{description}</p>
            </article>
          ))}
        </div>
        <p className={css.next}>
          <ButtonLink href="/contact">{contactUs}</ButtonLink>
        </p>
      </Section>
    </div>
  );
}
