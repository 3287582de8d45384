import { checkContrast } from './contrast.ts';
import { brandNames } from './page.ts';
import { dailyBrand, looksOf } from './pictures.ts';

checkContrast(looksOf(brandNames).filter(({ brand, scheme }) => brand !== dailyBrand || scheme === 'light'));
