import { defineLogo } from '@daily-nest/brand/logo';
import { mark } from './mark.ts';
import { names } from './names.ts';

export const Logo = defineLogo(names.name, mark);
