import type { ReactNode } from 'react';
import {
  footerSections,
  legalLinks,
  Logo,
  names,
  nav,
  owner,
  partners,
  sections,
} from '@daily-nest/brand-daily-nest';
import { Footer } from '@daily-nest/ui/footer';
import { Header } from '@daily-nest/ui/header';
import { NewsletterForm } from '@daily-nest/ui/newsletter-form';
import { Page } from '@daily-nest/ui/page';
import { SchemeSwitch } from '@daily-nest/ui/scheme-switch';

interface FramedProps {
  path: string;
  children: ReactNode;
}

/** The shared frame of the site around a page, as a site composes it. */
export function Framed({ path, children }: FramedProps) {
  return (
    <Page
      header={
        <Header
          name={names.name}
          logo={<Logo />}
          tagline={names.tagline}
          nav={nav}
          sections={[...sections]}
          partners={partners}
          currentPath={path}
          end={<SchemeSwitch />}
        />
      }
      footer={
        <Footer
          name={names.name}
          logo={<Logo ground="masthead" />}
          tagline={names.tagline}
          sections={footerSections.sections}
          moreSections={footerSections.moreSections}
          partners={partners}
          social={owner.social}
          legal={legalLinks}
          year={2026}
          note={`Part of the ${names.network}`}
          newsletter={
            <NewsletterForm tone="masthead" title="The Family Letter" text={owner.newsletterNote} />
          }
        />
      }
    >
      {children}
    </Page>
  );
}
