/** `quiz-card` → `QuizCard` */
export const pascalCase = (kebab: string) => titleCase(kebab).replaceAll(' ', '');

/** `river-post` → `River Post` */
export const titleCase = (kebab: string) =>
  kebab
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
