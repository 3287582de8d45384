import { es } from '@daily-nest/ui/labels-es';

export const dir = undefined;
export const labels = es;
export const nameOfLanguage = 'Spanish';
export const hasDropCaps: boolean = true;
