/** The paths of IconPause and IconPlay, for the inline script that runs before React. */
export const pauseSign = 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z';
export const playSign = 'M7 4.5v15l12-7.5z';
