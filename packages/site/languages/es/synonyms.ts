/** Words with one meaning for the search; the first is the canonical one. */
export const synonyms: readonly (readonly string[])[] = [
  ['fiebre', 'calentura', 'temperatura'],
  ['biberón', 'mamila', 'mamadera', 'tetero'],
  ['chupón', 'chupete', 'chupo', 'bobo'],
  ['berrinche', 'rabieta', 'pataleta'],
  ['asiento de seguridad', 'silla de auto', 'sillita', 'car seat'],
  ['pediatra', 'doctor', 'médico'],
  ['popó', 'caca', 'heces'],
  ['fórmula', 'leche en polvo'],
];
