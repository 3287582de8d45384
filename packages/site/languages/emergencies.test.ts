import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentRoot } from '../scripts/title-folder.ts';
import { emergencyFinder, type EmergencyWords } from '../app/site-search/emergency.server.ts';

/** What readers type, and the emergency that has to stand before every result; none for an ordinary question. */
const queries: Record<string, readonly (readonly [query: string, name: string | undefined])[]> = {
  es: [
    ['mi bebé no respira', 'not-breathing'],
    ['no respira', 'not-breathing'],
    ['mi hija no despierta', 'not-breathing'],
    ['se desmayo mi hijo', 'not-breathing'],
    ['dejó de respirar', 'not-breathing'],
    ['se atragantó con una uva', 'choking'],
    ['el niño se ahoga con comida', 'choking'],
    ['tiene una moneda en la garganta', 'choking'],
    ['se cayó a la alberca', 'water'],
    ['convulsión', 'seizure'],
    ['mi hijo esta convulsionando', 'seizure'],
    ['combulsiones por fiebre', 'seizure'],
    ['ataque epiléptico', 'seizure'],
    ['labios hinchados después de comer cacahuate', 'allergic-reaction'],
    ['reacción alérgica grave', 'allergic-reaction'],
    ['le cuesta respirar', 'breathing'],
    ['labios morados', 'breathing'],
    ['no puede respirar', 'breathing'],
    ['veneno', 'poisoning'],
    ['se tomó cloro', 'poisoning'],
    ['mi niña comió pastillas de la abuela', 'poisoning'],
    ['le di doble dosis de tylenol', 'poisoning'],
    ['tragó una pila', 'battery'],
    ['fiebre recién nacido', 'fever'],
    ['bebé de 2 meses con fiebre', 'fever'],
    ['fiebre de 40', 'fever'],
    ['mi hija se corta los brazos', 'self-harm'],
    ['mi hijo dice que quiere morirse', 'self-harm'],
    ['ya no quiero vivir', 'own-life'],
    ['me quiero matar', 'own-life'],
    ['tengo miedo de hacerle daño a mi bebé', 'with-baby'],
    ['mi esposo me pega', 'violence'],
    ['se quemó con aceite', 'other'],
    ['se pegó en la cabeza', 'other'],
    ['le mordió un perro', 'other'],
    ['berrinches en la tienda', undefined],
    ['cómo bajar la fiebre', undefined],
    ['mi hijo no quiere tomar la medicina', undefined],
    ['a qué edad responde a su nombre', undefined],
    ['cuándo puede comer miel', undefined],
    ['dos idiomas', undefined],
    ['no duerme', undefined],
    ['asiento de seguridad', undefined],
    ['botiquín de emergencia', undefined],
    ['prevenir atragantamiento', undefined],
    ['primeras palabras', undefined],
    ['leche de fórmula', undefined],
    ['no quiere comer', undefined],
  ],
  ar: [
    ['طفلي لا يتنفس', 'not-breathing'],
    ['الطفل ما يتنفس', 'not-breathing'],
    ['ابني لا يستيقظ', 'not-breathing'],
    ['فقد الوعي', 'not-breathing'],
    ['اختناق', 'choking'],
    ['ابنتي تختنق', 'choking'],
    ['قطعة عالقة في حلقه', 'choking'],
    ['تشنج', 'seizure'],
    ['ابني يتشنّج', 'seizure'],
    ['نوبة صرع', 'seizure'],
    ['صعوبة في التنفس', 'breathing'],
    ['شفتاه زرقاوان أو لونه أزرق', 'breathing'],
    ['تسمّم', 'poisoning'],
    ['شرب الكلور', 'poisoning'],
    ['بلعت حبوب', 'poisoning'],
    ['ابتلع بطارية', 'battery'],
    ['حرارته ٤٠', 'fever'],
    ['رضيع عمره شهر وعنده حمى', 'fever'],
    ['ابني يريد أن يموت', 'self-harm'],
    ['أريد أن أموت', 'own-life'],
    ['غرق في المسبح', 'water'],
    ['لدغة عقرب', 'other'],
    ['لغتان في البيت', undefined],
    ['كيف ينام الرضيع', undefined],
    ['متى يتكلم الطفل', undefined],
    ['طفلي لا يأكل', undefined],
    ['حقيبة الإسعاف', undefined],
    ['الوقاية من الاختناق', undefined],
  ],
};

/** What the content's build has made of data/es/urgent.yaml. */
const built = (language: string, name: string) =>
  JSON.parse(readFileSync(join(contentRoot, 'dist', language, `${name}.json`), 'utf8')) as Record<
    string,
    unknown
  >;

describe.each(Object.entries(queries))('a search in %s', async (language, known) => {
  const of = (name: string) => import(`./${language}/urgent/${name}.ts`);
  const emergenciesIn = emergencyFinder({
    emergencyAnswers: built(language, 'emergency-words').answers,
    ...(await of('ordinary-words')),
    measures: await of('measure-words'),
  } as EmergencyWords);

  it.each(known)('says of “%s”: %s', (query, name) => {
    expect(emergenciesIn(query)[0]?.name).toBe(name);
  });
});

describe.each(Object.keys(queries))('an answer in %s', (language) => {
  const sections = built(language, 'urgent').sections as { id: string; parts: { title: string }[] }[];

  it.each(built(language, 'emergency-words').answers as { name: string; page?: string; show?: string[] }[])(
    'of $name shows parts that its page has',
    ({ page, show }) => {
      if (!page) return;
      const titles = sections.find(({ id }) => id === page)!.parts.map(({ title }) => title);
      for (const part of show!) expect(titles).toContain(part);
    },
  );
});
