import { checkContrast } from './contrast.ts';
import { dailyBrand } from './pictures.ts';

checkContrast([dailyBrand]);
