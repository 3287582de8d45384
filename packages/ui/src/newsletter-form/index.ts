export {
  confirmationTime,
  type NewsletterAnswer,
  NewsletterForm,
  type NewsletterFormProps,
} from './NewsletterForm.tsx';
