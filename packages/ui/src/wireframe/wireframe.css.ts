import { wireframe } from '../theme/index.ts';
import { defineBrand } from '../vanilla-extract/index.ts';

defineBrand('wireframe', wireframe);
