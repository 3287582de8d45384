export const aboutUs = 'Quiénes somos';
export const aboutIs = (name: string) =>
  `La misión, los valores y la historia de ${name}, una revista para padres y familias.`;
export const aboutKeywords = ['quiénes somos', 'revista para padres', 'misión', 'normas editoriales'];
export const coreValues = 'Nuestros valores';
export const foundedIn = (year: number) => `Desde ${year}`;
export const partners = 'Instituciones que leemos';
export const partnersAre =
  'Instituciones cuyo trabajo para las familias leemos y citamos. No forman parte de esta revista.';
export const getInvolved = 'Participe';
export const involvedIs = 'Escríbanos, cuéntenos una historia, o ayude a un niño que nunca conocerá.';
export const contactUs = 'Escribirnos';
export const readStories = 'Leer historias de familias';

export const whoMakesThis = 'Quiénes hacen la revista';
export const peopleAre = (name: string) =>
  `Quiénes escriben y editan ${name}, de qué se ocupa cada uno, y todo lo que está firmado con cada nombre.`;
export const peopleKeywords = ['redacción', 'editores', 'autores'];
export const masthead = 'La redacción';
export const latest = 'Lo último: ';
export const howWeWork =
  'Cómo elegimos, comprobamos y corregimos está en {standards}; por qué existe esta revista, en {about}. Lo que estuvo mal está en {corrections}.';
export const ourStandards = 'nuestras normas';
export const about = 'Quiénes somos';
export const corrections = 'Correcciones';
export const personWrites = (name: string, role: string, title: string, covers: readonly string[]) =>
  `Lo que ${name}, ${role.toLowerCase()}, ha escrito para ${title}: ${covers.join(', ').toLowerCase()}.`;
export const roleAndCovers = (role: string, covers: readonly string[]) =>
  `${role}. Escribe sobre ${covers.join(', ').toLowerCase()}.`;
export const isInvented = (name: string) =>
  `${name} es un nombre inventado para esta edición. Lo que lleva su firma no lo es: sus fuentes son reales, y la revista responde por ello.`;
export const written = 'Artículos';
