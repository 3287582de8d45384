/** Where the reader's choices for other companies' frames are kept: a list of providers, as JSON. The privacy page names it. */
export const consentKey = 'frameChoices';

/**
 * Spread on an element that looks different for a reader who has made such a choice. Only the application knows how, so the
 * inline script starts it at once where there is such an element and such a choice.
 */
export const consentPlace = { 'data-frame-choices': '' };

/** Finds those elements. */
export const consentPlaces = '[data-frame-choices]';
