import { partnerDocuments, partnershipOpportunities, partnersPromise } from '@daily-nest/content/partners';
import { pictureOf } from '@daily-nest/content/photos';
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
import * as css from './partners.css.ts';

export function loader() {
  return {
    documents: partnerDocuments.map(({ image, ...document }) => ({ ...document, image: pictureOf(image) })),
    opportunities: partnershipOpportunities,
    promise: partnersPromise,
  };
}

const standfirst =
  'For clinics, museums, schools and companies that want to do something useful for families, in the open. Here is how to begin.';

export default function Partners({
  loaderData: { documents, opportunities, promise },
}: Route.ComponentProps) {
  const { driveDocuments } = useOwner();
  return (
    <div className={page.stack}>
      <CollectionSeo
        title="Our Partners"
        description={`How organizations work with ${names.name}: three documents to preview or download, and three ways to begin.`}
        keywords={['partners', 'partnership', 'sponsorship', 'family organizations']}
        path="/partners"
      />
      <div className={page.opened}>
        <PageBanner title="Our Partners" standfirst={standfirst} section="business" />
        <div className={page.slip}>
          <h2>{promise.title}</h2>
          <p>{promise.text}</p>
          <Link href="/standards">Our standards</Link>
        </div>
      </div>
      <Section
        title="Documents"
        standfirst="Each opens in a new tab on Google Drive, or here when you ask for it."
      >
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
      <Section title="Partnership Opportunities">
        <div className={css.opportunities}>
          {opportunities.map(({ id, title, description }) => (
            <article key={id} className={css.opportunity}>
              <h3>{title}</h3>
              <p>{description}</p>
            </article>
          ))}
        </div>
      </Section>
    </div>
  );
}
