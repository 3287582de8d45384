/**
 * The storage key of the reader's choices for other companies' frames: a list of providers, as JSON. The
 * privacy page names it.
 */
export const consentKey = 'frameChoices';

/**
 * Spread on an element that looks different after such a choice. Only the application can render that, so the
 * inline script starts it at once if there is such an element and a choice.
 */
export const consentPlace = { 'data-frame-choices': '' };

/** The selector of those elements. The attribute on the document means that there is a choice. */
export const consentPlaces = 'body [data-frame-choices]';
