export * from './card.ts';
export * from './mark.ts';
export * from './names.ts';
export * from './nav.ts';
export * from './owner.ts';
export * from './urgent.ts';
