export const play = 'Reproducir';
export const pause = 'Pausar';
