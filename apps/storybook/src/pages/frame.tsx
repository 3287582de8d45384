import type { ReactNode } from 'react';
import { Footer } from '@daily-nest/ui/footer';
import { Header, type HeaderFront } from '@daily-nest/ui/header';
import { NewsletterForm } from '@daily-nest/ui/newsletter-form';
import { Page } from '@daily-nest/ui/page';
import { SchemeSwitch } from '@daily-nest/ui/scheme-switch';
import { useTitle } from './title.ts';

const front: HeaderFront = {
  edition: 'Edition of November 20, 2026',
  ways: [
    { label: 'Read the Articles', href: '/articles', text: 'Researched, and sorted by what keeps you up.' },
    { label: 'Visit the Blog', href: '/blog', text: 'Columns and answers, week by week.' },
  ],
};

interface FramedProps {
  path: string;
  children: ReactNode;
}

/** The site's shared layout around a page. */
export function Framed({ path, children }: FramedProps) {
  const { footerSections, legalLinks, Logo, names, nav, owner, partners, sections, shelf } = useTitle();
  const logo = Logo && <Logo ground="masthead" />;
  const drawn = Logo && {
    nameplate: <Logo ground="masthead" form="nameplate" />,
    mark: <Logo ground="masthead" form="mark" />,
  };
  return (
    <Page
      header={
        <Header
          name={names.name}
          logo={logo}
          front={path === '/' ? { ...front, ...drawn } : undefined}
          tagline={names.tagline}
          nav={nav}
          sections={[...sections]}
          shelf={shelf}
          partners={partners}
          currentPath={path}
          end={<SchemeSwitch />}
        />
      }
      footer={
        <Footer
          name={names.name}
          logo={logo}
          tagline={names.description}
          sections={footerSections.sections}
          moreSections={footerSections.moreSections}
          partners={partners}
          social={owner.social}
          legal={legalLinks}
          year={2026}
          note={`Part of the ${names.network}`}
          newsletter={
            <NewsletterForm tone="masthead" title="The Family Letter" note={owner.newsletterNote} />
          }
        />
      }
    >
      {children}
    </Page>
  );
}
