import { checkContrast } from './contrast.ts';
import { brandNames } from './page.ts';
import { dailyBrand } from './pictures.ts';

checkContrast(brandNames.filter((brand) => brand !== dailyBrand));
