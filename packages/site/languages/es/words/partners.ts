export const ourPartners = 'Nuestros aliados';
export const partnersAre =
  'Para clínicas, museos, escuelas y empresas que quieran hacer algo útil por las familias, a la vista de todos. Así se empieza.';
export const partnersIs = (name: string) =>
  `Cómo trabajan las organizaciones con ${name}: tres documentos para ver o descargar, y tres maneras de empezar.`;
export const keywords: readonly string[] = ['aliados', 'alianzas', 'patrocinio', 'organizaciones familiares'];
export const ourStandards = 'Nuestras normas';
export const documents = 'Documentos';
export const documentsAre =
  'Cada uno se abre en una pestaña nueva, en Google Drive, o aquí mismo cuando usted lo pida.';
export const opportunities = 'Maneras de colaborar';
