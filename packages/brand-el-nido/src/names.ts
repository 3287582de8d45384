import type { BrandNames } from '@daily-nest/brand';
import { themeColor } from './spec.ts';

export const names: BrandNames = {
  brand: 'el-nido',
  name: 'El Nido',
  shortName: 'El Nido',
  tagline: 'Para criar aquí, en nuestro idioma',
  siteSuffix: 'El Nido',
  network: 'Daily Nest Network',
  domain: 'elnido.example',
  description:
    'El Nido es una revista en español para madres y padres en Estados Unidos: consejos con sus fuentes, dichos con claridad.',
  keywords: ['crianza', 'padres', 'niños', 'salud infantil', 'familias hispanas'],
  locale: 'es-US',
  founded: 2026,
  examples: ['founded', 'hours', 'network', 'experts'],
  themeColor,
};
