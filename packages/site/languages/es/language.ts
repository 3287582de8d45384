export const lang: string = 'es';

export const readTimeInWords = (minutes: number): string => `${minutes} min de lectura`;

export const dialing = /\b(?:llam|marc|marqu|tele)\p{L}*\s+(?:al?\s+|el\s+)?$/iu;

export const stopWords: string =
  'a al algo ante antes aquí así aun aunque cada como cómo con cuál cuando cuándo de del desde dónde durante e el él ella en entre era es esa ese eso esta está este esto ha hace hasta hay la las le les lo los mas más me mi mí mucho muy nada ni no nos o otra otro para pero poco por porque puede puedo que qué quien quién se ser si sí sin sobre son su sus también te tener tiene tengo tu un una uno usted y ya yo hijo hija hijos niño nino niña nina niños ninos bebe bebé asi aqui cual cuando donde quien tambien';

export const elsewhere: string =
  '<p>Los números de esta página son de Estados Unidos. En México, emergencias es el 911; en España y la Unión Europea, el 112. ' +
  'En <a href="https://findahelpline.com/" target="_blank" rel="external noopener">findahelpline.com</a> hay líneas de crisis por país.</p>';
