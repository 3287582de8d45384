import { defineBrand, wireframe } from '../theme/index.ts';

defineBrand('wireframe', wireframe);
