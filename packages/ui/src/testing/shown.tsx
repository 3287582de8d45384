import type { ReactElement } from 'react';
import { AdSlot } from '../ad-slot/index.ts';
import { ArticleCard } from '../article-card/index.ts';
import { AsOf } from '../as-of/index.ts';
import { BlogRow } from '../blog-row/index.ts';
import { BookCard } from '../book-card/index.ts';
import { BookNote } from '../book-note/index.ts';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Byline } from '../byline/index.ts';
import { DonationPopup } from '../donation-popup/index.ts';
import { Footer } from '../footer/index.ts';
import { FramedPage } from '../frame-consent/index.ts';
import { Header } from '../header/index.ts';
import { KeywordChips } from '../keyword-chips/index.ts';
import { ListingCard } from '../listing-card/index.ts';
import { MoreLink } from '../more-link/index.ts';
import { NewsletterForm } from '../newsletter-form/index.ts';
import { NotFound } from '../not-found/index.ts';
import { Pager } from '../pager/index.ts';
import { PartnerDocumentCard } from '../partner-document-card/index.ts';
import { PieceActions } from '../piece-actions/index.ts';
import type { UiLabels } from '../provider/index.ts';
import { RadioBar } from '../radio-bar/index.ts';
import { RadioPlayer } from '../radio-player/index.ts';
import { RadioProvider } from '../radio/index.ts';
import { SchemeSwitch } from '../scheme-switch/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Section } from '../section/index.ts';
import { SkeletonRegion } from '../skeleton/index.ts';
import { SkipLink } from '../skip-link/index.ts';
import { SourceList } from '../source-list/index.ts';
import { SponsoredTile } from '../sponsored-tile/index.ts';
import { StoryCard } from '../story-card/index.ts';
import { suggestBelow } from '../suggestions/index.ts';
import { silence } from '../radio/silence.ts';
import { TipCard } from '../tip-card/index.ts';
import { Toast } from '../toast/index.ts';
import { VideoEmbed } from '../video-embed/index.ts';
import { WallList } from '../wall-list/index.ts';

const social = [{ label: 'Boletín', href: 'https://social.example/' }];
const links = [{ label: 'Salud', href: '/salud' }];
const nothing = () => {};

/**
 * The components with texts of their own, in the states that show most of them. The given props are Spanish.
 */
export const shown: Record<keyof UiLabels, ReactElement> = {
  adSlot: <AdSlot slots={[{ slot: 1 }]} />,
  articleCard: (
    <>
      <ArticleCard title="Fiebre" href="/fiebre" reviewedBy="Dra. Mena" reviewedOn="2026-10-02" />
      <ArticleCard title="Fiebre" href="/fiebre" reviewedBy="Dra. Mena" />
      <ArticleCard title="Fiebre" href="/fiebre" reviewedOn="2026-10-02" />
    </>
  ),
  asOf: (
    <>
      <AsOf source="la OMS" date="2026-11-22" />
      <AsOf source="la OMS" date="" />
    </>
  ),
  blogRow: <BlogRow title="Una noche" href="/una-noche" />,
  bookCard: <BookCard title="El viento" image="/viento.svg" href="https://books.example/" />,
  bookNote: <BookNote title="El viento" author="Ana Ruiz" illustrator="Luis Mena" />,
  breadcrumbs: <Breadcrumbs items={[{ label: 'Salud' }]} />,
  byline: <Byline author="Ana Ruiz" date="2026-11-12" updated="2026-11-20" />,
  donationPopup: <DonationPopup href="/donar" title="Un momento" />,
  footer: (
    <Footer
      name="El Nido"
      sections={links}
      moreSections={links}
      partners={[{ label: 'La Escuela', href: 'https://escuela.example/' }]}
      social={social}
      legal={links}
      year={2026}
    />
  ),
  frame: (
    <>
      <FramedPage
        title="Noticias"
        shape="wall"
        src="https://nido.example/"
        clickToLoad
        onRemember={nothing}
      />
      <FramedPage title="Noticias" shape="wall" src="https://nido.example/" clickToLoad compact />
      <FramedPage title="Noticias" shape="wall" src="/noticias" stage="loading" />
      <FramedPage title="Noticias" shape="wall" src="/noticias" stage="failed" />
      <FramedPage title="Noticias" shape="wall" src="/noticias" stage="asking" />
      <FramedPage title="Noticias" shape="wall" />
      <FramedPage
        title="Noticias"
        shape="wall"
        links={[{ title: 'Diario', href: 'https://diario.example/' }]}
      />
      <FramedPage
        title="Contacto"
        shape="form"
        links={[{ title: 'Correo', href: 'mailto:hola@nido.example' }]}
      />
    </>
  ),
  header: (
    <Header
      name="El Nido"
      nav={links}
      sections={[{ label: 'Salud', href: '/salud' }]}
      partners={[{ label: 'La Escuela', href: 'https://escuela.example/' }]}
    />
  ),
  keywordChips: <KeywordChips keywords="sueño" />,
  listingCard: (
    <>
      <ListingCard title="Huerto" text="Sembramos." schedule="Lunes" audience="Familias" href="/huerto" />
      <ListingCard title="Línea" text="Ayuda." href="https://linea.example/" />
    </>
  ),
  moreLink: (
    <MoreLink href="https://nido.example/" external>
      Seguir
    </MoreLink>
  ),
  newsletterForm: <NewsletterForm />,
  notFound: <NotFound />,
  pager: <Pager page={7} pages={12} hrefFor={(page) => `?page=${page}`} />,
  partnerDocumentCard: (
    <>
      <PartnerDocumentCard
        title="Guía"
        text="Cómo trabajamos."
        provider="Documentos"
        addresses={{ preview: '/guia/ver', download: '/guia?export=1', view: '/guia' }}
      />
      <PartnerDocumentCard
        title="Guía"
        text="Cómo trabajamos."
        provider="Documentos"
        addresses={{ preview: '/guia/ver', download: '/guia?export=1', view: '/guia' }}
        previewStage="failed"
      />
    </>
  ),
  pieceActions: <PieceActions path="/fiebre" title="Fiebre" savedHref="/guardados" />,
  radio: (
    <RadioProvider src={silence(1)}>
      <RadioBar onClose={nothing} />
    </RadioProvider>
  ),
  radioPlayer: (
    <RadioProvider src={silence(1)}>
      <RadioPlayer />
    </RadioProvider>
  ),
  schemeSwitch: <SchemeSwitch />,
  searchField: <SearchField action="/buscar" label="Buscar artículos" />,
  section: (
    <Section title="Salud" more={{ href: '/salud' }}>
      Aquí
    </Section>
  ),
  skeleton: <SkeletonRegion />,
  skipLink: <SkipLink />,
  sourceList: <SourceList sources={[{ title: 'OMS', href: 'https://oms.example/' }]} />,
  sponsoredTile: <SponsoredTile sponsor="Panadería" title="Pan" text="Recién hecho." href="/pan" />,
  storyCard: (
    <StoryCard title="La plaza" content="Jugamos." actions={<button type="button">Gracias</button>} />
  ),
  suggestions: (
    <SearchField
      action="/buscar"
      label="Buscar artículos"
      suggest={(form, labels) => suggestBelow(form, async () => [], labels)}
    />
  ),
  tipCard: <TipCard title="Agua" content="Beber." href="https://agua.example/" />,
  toast: <Toast onDismiss={nothing}>Listo</Toast>,
  videoEmbed: <VideoEmbed href="https://youtu.be/abcdefghijk" title="Una nana" />,
  wallList: (
    <>
      <WallList items={[]} />
      <WallList
        items={[{ title: 'Lluvia', href: 'https://diario.example/', published: '2026-11-22T12:00:00Z' }]}
        now="2026-11-22T12:00:10Z"
      />
    </>
  ),
};
