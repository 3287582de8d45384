/** The words of the radio's page; those of its player are the library's. */

/** The names of the player's button, as the library has them. */
export const play = 'Play';
export const pause = 'Pause';
