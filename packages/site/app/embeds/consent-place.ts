/** The key under which the reader's choices for other companies' frames are stored: a list of providers, as JSON. The privacy page names it. */
export const consentKey = 'frameChoices';

/**
 * Spread on an element that looks different for a reader who has made such a choice. Only the application knows how, so the
 * inline script starts it at once where there is such an element and such a choice.
 */
export const consentPlace = { 'data-frame-choices': '' };

/** Finds those elements. The same name on the document says that there is a choice. */
export const consentPlaces = 'body [data-frame-choices]';
