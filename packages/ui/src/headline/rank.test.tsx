import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import accordion from '../accordion/Accordion.stories.tsx';
import bookCard from '../book-card/BookCard.stories.tsx';
import bookNote from '../book-note/BookNote.stories.tsx';
import frameConsent from '../frame-consent/FrameConsent.stories.tsx';
import framedPage from '../frame-consent/FramedPage.stories.tsx';
import partnerDocumentCard from '../partner-document-card/PartnerDocumentCard.stories.tsx';
import quoteCard from '../quote-card/QuoteCard.stories.tsx';
import { RadioProvider } from '../radio/index.ts';
import { RadioPlayer } from '../radio-player/index.ts';
import sourceList from '../source-list/SourceList.stories.tsx';
import { Headline } from './index.ts';

function Player(props: { headingLevel?: 2 }) {
  return <RadioProvider src="/stream">{createElement(RadioPlayer, props)}</RadioProvider>;
}

/** Every component that renders a heading, with example props. */
const components = [
  { component: Headline, args: { children: 'Bedtime' } },
  { component: Player, args: {} },
  accordion,
  bookCard,
  bookNote,
  frameConsent,
  { ...framedPage, args: { ...framedPage.args, clickToLoad: true } },
  partnerDocumentCard,
  quoteCard,
  sourceList,
].map(({ component, args }) => [component.name, component as ComponentType<object>, args] as const);

it.each(components)('%s renders only valid heading levels', (_, component, args) => {
  // No type allows these levels, but data and plain JavaScript may contain them.
  for (const [level, heading] of [
    [9, '<h6'],
    [0, '<h1'],
  ] as const) {
    const html = renderToStaticMarkup(createElement(component, { ...args, headingLevel: level } as object));
    expect(html).toContain(heading);
    expect(html).not.toMatch(/<h(?:0|[7-9]|\d\d)/);
  }
});
