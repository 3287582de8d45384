export { grounds, paperColors } from '@daily-nest/illustrations/fold-out-colors';
