/**
 * Props that no story has to show, with the reason: by their name where that holds for every component, as `Component.prop`, or all
 * of a component.
 */
export const withoutStory: Readonly<Record<string, string>> = {
  headingLevel: 'Changes the rank of the heading and nothing that is seen; unit tests read it.',
  labels:
    'Every word is shown in Spanish and Arabic by the language of the toolbar, and in UiProvider’s stories.',
  imageAlt: 'Is heard, not seen; unit tests read it.',
  homeHref: 'An address.',
  timeoutMs: 'How long something else is shown: that is the story Timeout.',
  'Accordion.name': 'Groups several accordions; unit tests open them.',
  'Breadcrumbs.label': 'Is heard, not seen.',
  'KeywordChips.label': 'Is heard, not seen.',
  'Pager.label': 'Is heard, not seen.',
  'CoverImage.measured': 'Chooses a file, as `sizes` does; unit tests read it.',
  sizes: 'Chooses a file by the width of the window; the picture is the same.',
  'FramedPage.linksText':
    'A host’s own sentence in place of the default; PartnerDocumentCard’s stories have one.',
  'FramedPage.href': 'Where the link leads without a script; PartnerDocumentCard’s stories have one.',
  RadioProvider: 'Has no look: the stories of RadioPlayer and RadioBar stand in one, made by storyStation.',
};
