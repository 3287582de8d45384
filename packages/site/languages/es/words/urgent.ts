export const urgentHelp = 'Ayuda urgente';
export const urgentHelpLink = 'Ayuda urgente';
export const urgentIs =
  'A quién llamar y qué hacer ahora: no respira bien, se atraganta, se envenenó, reacción alérgica, convulsión, fiebre, quemadura, golpe en la cabeza, quiere hacerse daño.';
export const urgentKeywords = [
  'primeros auxilios',
  'atragantamiento',
  'intoxicación',
  'fiebre',
  'emergencia',
];
export const callFirst =
  'No respira, tiene los labios azules, no despierta: primero llame. Ponga el teléfono en altavoz y siga leyendo mientras llegan.';
export const whatIsHappening = '¿Qué está pasando?';
export const toPrint = 'Para imprimir, antes de que haga falta';
export const foldOuts = 'Desplegables';
export const eightSteps = (titles: readonly string[]) =>
  `Ocho pasos dibujados cada uno: ${titles.join('; ')}.`;
export const thisIsFirstAid =
  'Son primeros auxilios tal como los enseñan las instituciones que se citan en cada página. No reemplazan un curso ni a un médico. Si duda, llame: a nadie le molesta una llamada que al final no era nada.';

export const printSheet = (title: string) => `Para imprimir: ${title}`;
export const whenOver = (title: string) => `Cuando haya pasado: ${title}`;
export const emergencyIs = (title: string, steps: string) =>
  `${title}: a quién llamar, y qué hacer hasta que llegue la ayuda. ${steps}.`;
export const whatToDo = (title: string) => `${title}: qué hacer`;
export const emergencyKeywords = ['primeros auxilios', 'emergencia'];
export const allEmergencies = 'Todas las emergencias';
export const doNot = 'No haga esto';
export const moreOn = (title: string) => `Más sobre: ${title.toLowerCase()}`;
export const printPage = 'Imprimir esta página';
export const drawingsChecked = 'Los dibujos se compararon también con:';
export const around = (part: string) => `Junto a «${part}»`;
export const back = 'Atrás';
export const next = (part: string) => `Sigue: ${part}`;

export const sheetTitle = (title: string) => `${title}: una hoja para imprimir`;
export const sheetIs = (intro: string) => `${intro} Una página para imprimir, tamaño carta o A4.`;
export const sheetKeywords = ['para imprimir', 'primeros auxilios'];
export const printThisSheet = 'Imprimir esta hoja';
