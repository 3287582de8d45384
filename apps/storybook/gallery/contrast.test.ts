import { checkContrast } from './contrast.ts';
import { dailyBrand } from './pictures.ts';

checkContrast([{ brand: dailyBrand, scheme: 'dark' }]);
