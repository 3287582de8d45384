export const numbers: readonly string[] =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

export const months: Readonly<Record<string, number>> = {
  dia: 1 / 30,
  semana: 1 / 4.345,
  semanita: 1 / 4.345,
  mes: 1,
  meses: 1,
  mese: 1,
  mesecito: 1,
  ano: 12,
  anito: 12,
};

export const units: ReadonlySet<string> = new Set(
  'ml mg lb lbs libra libras kg kilo kilos oz onza onzas hora horas minuto minutos min am pm grados grado f c gotas'.split(
    ' ',
  ),
);
