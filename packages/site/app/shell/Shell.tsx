import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { hasPart, linksOf } from '@daily-nest/content/parts';
import { DonationPopup } from '@daily-nest/ui/donation-popup';
import { IconSearch } from '@daily-nest/ui/icons';
import { Link } from '@daily-nest/ui/link';
import { NewsletterForm } from '@daily-nest/ui/newsletter-form';
import { Page } from '@daily-nest/ui/page';
import { ToastProvider } from '@daily-nest/ui/toast';
import {
  footerSections,
  layout,
  legalLinks,
  Logo,
  names,
  nav,
  partners,
  sections,
  shelf,
  urgentLink,
} from '../brand.ts';
import { useOwner } from '../data/use-owner.ts';
import { useRootData } from '../data/use-root-data.ts';
import { EmbedConsentProvider } from '../embeds/EmbedConsent.tsx';
import { useNewsletter } from '../newsletter/use-newsletter.tsx';
import { isUrgent } from '../route-handle.ts';
import { Footer } from '../slots/Footer.ts';
import { Masthead } from '../slots/Masthead.ts';
import { DisplayChoices } from './DisplayChoices.tsx';
import { ExampleOf } from './ExampleOf.tsx';
import { footer } from './footer.css.ts';
import { headLogo } from './head-logo.css.ts';
import { UrgentSlip } from './UrgentSlip.tsx';
import { useFront } from './use-front.tsx';
import * as words from '../words/shell.ts';

const thisYear = String(new Date().getUTCFullYear());

/**
 * The shared layout: header, footer with the newsletter, donation dialog, toasts. Every route but /radio and
 * /books has it; urgent pages have it without newsletter and donation dialog.
 */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const owner = useOwner();
  const year = useRootData()?.year ?? thisYear;
  const front = useFront();
  const asksNothing = isUrgent(useMatches().map(({ handle }) => handle));
  const newsletter = useNewsletter('weekly');
  return (
    <ToastProvider>
      <Page
        header={
          <Masthead
            className={layout.head}
            name={names.name}
            logo={<Logo ground="masthead" className={headLogo} />}
            {...(names.tagline && { tagline: names.tagline })}
            front={front}
            nav={linksOf(nav)}
            sections={linksOf(sections)}
            shelf={linksOf(shelf)}
            partners={partners}
            urgent={urgentLink}
            labels={{ partners: words.partnersInMenu }}
            currentPath={pathname}
            start={<UrgentSlip />}
            end={
              <>
                <Link href="/search" aria-label={words.search}>
                  <IconSearch />
                </Link>
                <DisplayChoices />
              </>
            }
          />
        }
        footer={
          <Footer
            className={[footer, layout.foot].filter(Boolean).join(' ')}
            name={names.name}
            logo={<Logo ground="masthead" />}
            tagline={names.description}
            sections={linksOf(footerSections.sections)}
            moreSections={linksOf(footerSections.moreSections)}
            partners={partners}
            labels={{ partners: words.partnersInFooter, legal: words.aboutThis }}
            social={owner.social}
            legal={linksOf(legalLinks)}
            year={Number(year)}
            note={names.network && <ExampleOf value="network">{words.partOf(names.network)}</ExampleOf>}
            newsletter={
              !asksNothing && (
                <NewsletterForm
                  id="family-letter"
                  tone="masthead"
                  title={words.familyLetter}
                  {...newsletter}
                />
              )
            }
          />
        }
      >
        <EmbedConsentProvider>{children}</EmbedConsentProvider>
      </Page>
      {!asksNothing && hasPart('donation') && (
        <DonationPopup href={owner.donationUrl} title={words.donationTitle}>
          <p>{words.donationText(names.name)}</p>
        </DonationPopup>
      )}
    </ToastProvider>
  );
}
