export { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
export {
  confirmationTime,
  type NewsletterAnswer,
  signUpInPlace,
  type Subscribe,
} from './sign-up-in-place.ts';
export type { NewsletterFormLabels } from './labels.ts';
