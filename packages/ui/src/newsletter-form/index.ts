export { confirmationTime, NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
