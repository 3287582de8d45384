export { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
export { confirmationTime, type NewsletterAnswer, signUpInPlace, type Subscribe } from './signUpInPlace.ts';
export type { NewsletterFormLabels } from './labels.ts';
