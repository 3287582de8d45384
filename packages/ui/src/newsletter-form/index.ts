export { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
export { confirmationTime, type NewsletterAnswer, signUpInPlace, type Subscribe } from './signUpInPlace.ts';
