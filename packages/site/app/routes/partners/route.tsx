import { partnerDocuments, partnershipOpportunities } from '@daily-nest/content/partners';
import { Banner } from '@daily-nest/ui/banner';
import { Grid } from '@daily-nest/ui/grid';
import { PartnerDocumentCard } from '@daily-nest/ui/partner-document-card';
import { Section } from '@daily-nest/ui/section';
import { names } from '../../brand.ts';
import { useOwner } from '../../data/use-owner.ts';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import * as page from '../../shell/page.css.ts';
import { driveAddresses } from './drive-addresses.ts';
import type { Route } from './+types/route';
import * as css from './partners.css.ts';

export function loader() {
  return { partnerDocuments, partnershipOpportunities };
}

const standfirst =
  'For clinics, museums, schools and companies that want to do something useful for families, in the open. Here is how to begin.';

export default function Partners({ loaderData }: Route.ComponentProps) {
  const { driveDocuments } = useOwner();
  return (
    <div className={page.stack}>
      <CollectionSeo
        title="Our Partners"
        description={`How organizations work with ${names.name}: three documents to preview or download, and three ways to begin.`}
        keywords={['partners', 'partnership', 'sponsorship', 'family organizations']}
        path="/partners"
      />
      <Banner title="Our Partners" standfirst={standfirst} section="business" />
      <Section
        title="Documents"
        standfirst="Each opens in a new tab on Google Drive, or here when you ask for it."
      >
        <div className={css.cards}>
          {loaderData.partnerDocuments.map(({ key, title, description }, place) => (
            <PartnerDocumentCard
              key={key}
              className={place === 0 ? css.lead : undefined}
              size={place === 0 ? 'l' : 'm'}
              addresses={driveAddresses(driveDocuments[key] ?? key)}
              provider="Google Drive"
              title={title}
              text={description}
            />
          ))}
        </div>
      </Section>
      <Section title="Partnership Opportunities">
        <Grid layout="thirds">
          {loaderData.partnershipOpportunities.map(({ id, title, description }) => (
            <article key={id} className={page.note}>
              <h3>{title}</h3>
              <p>{description}</p>
            </article>
          ))}
        </Grid>
      </Section>
    </div>
  );
}
