import type { UrgentPart, UrgentSection } from '@daily-nest/content/urgent/types';
import { type UrgentId, urgentIds } from './ids.ts';

/*
 * Put into Spanish, step by step, from the English texts of packages/content/data/urgent.yaml, where it is written which pages were opened for
 * each. Nothing was added; the drawings are left out, whose text is English. A number stands as {emergency}, which the pages replace.
 * A change there is made here in the same commit.
 */

const read = '2026-11-28';

const guidelines = {
  title: 'American Heart Association: guías de 2025 para niños (en inglés)',
  url: 'https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines/pediatric-basic-life-support',
};
const redCross = {
  title: 'Cruz Roja Americana: atragantamiento en bebés (en inglés)',
  url: 'https://www.redcross.org/take-a-class/resources/learn-first-aid/infant-choking',
};
const reported = 'la Cruz Roja y la American Heart Association, según HealthDay y EMS1';

export const cpr: UrgentPart = {
  kind: 'steps',
  title: 'No responde, y no respira o solo jadea: RCP',
  steps: [
    {
      do: 'Llame al {emergency} en altavoz y empiece.',
      how: 'Pida ayuda a gritos. Si está solo y sin teléfono: primero dos minutos de RCP, y después vaya a llamar. Al bebé, llévelo con usted.',
    },
    { do: 'Acuéstelo boca arriba, sobre algo firme.' },
    {
      do: 'Empuje 30 veces, fuerte y rápido: de 100 a 120 por minuto.',
      how: 'En la mitad de abajo del esternón, hundiendo un tercio del pecho. Antes del año: con la base de una mano, o con los dos pulgares y las manos alrededor del pecho, unas 1½ pulgadas (4 cm). Del año a la pubertad: una mano o dos, unas 2 pulgadas (5 cm).',
    },
    {
      do: 'Dé 2 respiraciones.',
      how: 'Cabeza un poco hacia atrás, mentón arriba. Al bebé cúbrale boca y nariz; al mayor apriétele la nariz. Un segundo cada una; el pecho debe subir. ¿No puede? Siga empujando.',
    },
    {
      do: 'Siga: 30 empujones, 2 respiraciones.',
      how: 'Deje que el pecho suba del todo. Mande por un desfibrilador (AED), enciéndalo y haga lo que diga; con menos de 8 años, con parches de niño si los tiene. Pare cuando respire o llegue la ayuda.',
    },
  ],
};

export const underOne: UrgentPart = {
  kind: 'steps',
  title: 'Antes de cumplir un año',
  steps: [
    {
      do: 'Ponga al bebé boca abajo sobre su antebrazo.',
      how: 'La cabeza más baja que el cuerpo, la mandíbula en su mano.',
    },
    { do: 'Dé cinco golpes en la espalda.', how: 'Con la base de la mano, entre los omóplatos.' },
    {
      do: 'Dele la vuelta y dé cinco compresiones en el pecho.',
      how: 'Con la base de una mano, en la mitad de abajo del esternón. La cabeza baja. No toque el vientre.',
    },
    { do: 'Repita, cinco y cinco,', how: 'hasta que salga o el bebé quede sin fuerza.' },
  ],
};

export const fromOne: UrgentPart = {
  kind: 'steps',
  title: 'Desde el primer cumpleaños',
  steps: [
    { do: 'Póngase detrás, de pie o de rodillas. Inclínelo hacia adelante.' },
    { do: 'Dé cinco golpes en la espalda.', how: 'Con la base de la mano, entre los omóplatos.' },
    {
      do: 'Dé cinco compresiones en el abdomen.',
      how: 'Un puño justo por encima del ombligo, la otra mano encima; hacia adentro y hacia arriba.',
    },
    { do: 'Repita, cinco y cinco,', how: 'hasta que salga o su hijo quede sin fuerza.' },
  ],
};

export const limp: UrgentPart = {
  kind: 'steps',
  title: 'Queda sin fuerza',
  steps: [
    { do: 'Acuéstelo en el suelo. Llame al {emergency} en altavoz.' },
    {
      do: 'Empiece la RCP con 30 empujones.',
      how: 'Cada vez, antes de las 2 respiraciones, mire en la boca. Saque lo que vea; nunca busque a ciegas.',
    },
  ],
};

const all: UrgentSection[] = [
  {
    id: 'breathing',
    title: 'No respira bien',
    calls: [{ line: 'emergency', when: 'Llame si ve una sola de estas señales.' }],
    parts: [
      {
        kind: 'signs',
        title: 'Señales',
        signs: [
          'Lucha por cada respiración, se queja, o no puede hablar, llorar ni beber',
          'La piel se hunde entre las costillas o debajo de ellas',
          'Labios, lengua o cara azules o grises',
          'Sin fuerza, confundido o difícil de despertar',
          'Deja de respirar, aunque vuelva a hacerlo',
        ],
      },
      {
        kind: 'steps',
        title: 'Le cuesta respirar, y está despierto',
        steps: [
          {
            do: 'Llame al {emergency}. Quédese con su hijo.',
            how: 'Ponga el teléfono en altavoz y quite el seguro de la puerta.',
          },
          { do: 'Deje que se siente como mejor esté.', how: 'No lo acueste. Hable despacio.' },
          {
            do: 'Dele el inhalador de rescate, si lo tiene,',
            how: 'como dice el plan del médico. Sin plan: 4 inhalaciones, de una en una, con la cámara. Después de una picadura o de una comida: primero la epinefrina.',
          },
        ],
      },
      cpr,
    ],
    never: ['Nada de comer ni de beber mientras le cueste respirar.'],
    see: ['choking', 'allergic-reaction'],
    sheets: ['choking-and-cpr'],
    asOf: { date: read, source: reported },
    sources: [guidelines, redCross],
  },
  {
    id: 'choking',
    title: 'Se atraganta',
    calls: [
      {
        line: 'emergency',
        when: 'No puede respirar, llorar, toser ni hacer ruido: que alguien llame mientras usted empieza. Si está solo: en altavoz, mientras empieza.',
      },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Tose, llora o habla',
        steps: [
          {
            do: 'Déjelo toser. Quédese cerca.',
            how: 'El aire pasa. No le meta mano. Si la tos se vuelve débil o muda: empiece.',
          },
        ],
      },
      underOne,
      fromOne,
      limp,
      {
        kind: 'steps',
        title: 'Después',
        steps: [
          {
            do: 'Vaya al médico el mismo día',
            how: 'si hubo golpes, compresiones o respiraciones, aunque todo parezca bien.',
          },
        ],
      },
    ],
    never: [
      'No meta el dedo en la boca por algo que no ve.',
      'Antes del año, nada de compresiones en el vientre.',
    ],
    see: ['breathing', 'poisoning'],
    sheets: ['choking-and-cpr'],
    asOf: { date: read, source: reported },
    sources: [guidelines, redCross],
  },
  {
    id: 'allergic-reaction',
    title: 'Reacción alérgica grave',
    calls: [
      { line: 'emergency', when: 'Primero la epinefrina, si la tiene. Después llame. Sin ella, llame ya.' },
    ],
    parts: [
      {
        kind: 'signs',
        title: 'Señales',
        signs: [
          'Le cuesta respirar, silba el pecho, o tose una y otra vez',
          'Se hincha la lengua o los labios, se cierra la garganta, llora ronco',
          'Pálido o azul, se desmaya, sin fuerza, o le da sueño de golpe',
          'Muchas ronchas, o ronchas junto con vómito',
          'Vómito o diarrea que no para',
        ],
      },
      {
        kind: 'steps',
        title: 'Haga esto',
        steps: [
          {
            do: 'Dé la epinefrina enseguida, si la tiene.',
            how: 'El inyector va en la parte de afuera del muslo, a través de la ropa si hace falta; el aerosol, en la nariz. Sosténgalo como muestra su etiqueta.',
          },
          { do: 'Llame al {emergency}.', how: 'Diga «anafilaxia», y que quizá haga falta más epinefrina.' },
          {
            do: 'Acuéstelo plano, con las piernas en alto.',
            how: 'Si le cuesta respirar: que se siente, con las piernas estiradas. Si vomita o se desmayó: de lado. A un bebé: sosténgalo acostado, no erguido.',
          },
          { do: '¿No mejora en cinco minutos? Dé la segunda dosis.' },
          {
            do: 'Vaya a la sala de emergencias, aunque parezca bien.',
            how: 'La reacción puede volver.',
          },
        ],
      },
    ],
    never: [
      'Que no se pare ni camine.',
      'Los antihistamínicos y los inhaladores no reemplazan la epinefrina.',
    ],
    see: ['breathing'],
    asOf: { date: read, source: 'Food Allergy Research & Education (FARE) y ASCIA' },
    sources: [
      { title: 'MedlinePlus: Anafilaxia', url: 'https://medlineplus.gov/spanish/anaphylaxis.html' },
      {
        title: 'FARE: Recognizing and Responding to a Reaction (en inglés)',
        url: 'https://www.foodallergy.org/resources/recognizing-and-responding-reaction',
      },
      {
        title: 'ASCIA: First Aid Plan for Anaphylaxis (en inglés)',
        url: 'https://allergy.org.au/hp/anaphylaxis/first-aid-for-anaphylaxis/',
      },
    ],
  },
  {
    id: 'poisoning',
    title: 'Se envenenó',
    calls: [
      {
        line: 'poison',
        when: 'Está despierto y respira: llame enseguida, aunque se vea bien o usted no esté seguro. Hay intérprete.',
      },
      {
        line: 'emergency',
        when: 'Se desploma, convulsiona, le cuesta respirar o no despierta: llame primero aquí.',
      },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Lo tragó, le cayó en los ojos o en la piel, lo respiró',
        steps: [
          { do: 'Quíteselo. Que escupa el resto.', how: 'Tenga el envase en la mano.' },
          {
            do: 'Llame al {poison}.',
            how: 'Diga qué era, cuánto falta, hace cuánto fue y cuánto pesa su hijo.',
          },
          {
            do: '¿Quema la boca (limpiador, cápsula de lavaplatos)?',
            how: 'Unos sorbos de agua o de leche enseguida, si está despierto y puede tragar.',
          },
          {
            do: 'En los ojos: enjuague de 15 a 20 minutos, y llame.',
            how: 'Agua a temperatura ambiente, con suavidad, de la nariz hacia afuera.',
          },
          { do: 'En la piel: quite la ropa, enjuague 15 minutos, y llame.' },
          { do: 'Lo respiró: sáquelo al aire fresco, y llame.' },
        ],
      },
      {
        kind: 'steps',
        title: 'Una pila de botón o imanes',
        steps: [
          {
            do: 'Vaya ya a una sala de emergencias. No espere señales.',
            how: 'También si está en la nariz o en un oído, y si tragó perlas de agua. El {poison} puede guiarlo por el camino.',
          },
          {
            do: 'Miel por una pila, solo si se cumplen las tres cosas:',
            how: 'tiene más de un año, puede tragar, y la tragó en las últimas 12 horas. Dos cucharaditas cada diez minutos, seis veces como mucho, por el camino. No debe retrasar nada.',
          },
          { do: 'No le dé nada más de comer ni de beber.' },
        ],
      },
    ],
    never: ['No lo haga vomitar. Ni ipecacuana ni agua con sal.', 'Nada de miel antes del año.'],
    see: ['breathing', 'seizure'],
    asOf: { date: read, source: 'Poison Control' },
    sources: [
      { title: 'Poison Control en español', url: 'https://www.poison.org/spanish' },
      {
        title: 'HRSA: Centros de información toxicológica',
        url: 'https://poisonhelp.hrsa.gov/es/poison-centers',
      },
      {
        title: 'National Battery Ingestion Hotline (en inglés)',
        url: 'https://www.poison.org/battery/guideline',
      },
    ],
  },
  {
    id: 'seizure',
    title: 'Convulsiona',
    calls: [
      {
        line: 'emergency',
        when: 'Llame por cualquier convulsión, con fiebre o sin ella. Solo el plan que el médico hizo para su hijo va antes.',
      },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Haga esto',
        steps: [
          { do: 'Mire el reloj.', how: 'Cuánto dura es lo primero que le van a preguntar.' },
          {
            do: 'Acuéstelo de lado, en el suelo.',
            how: 'Algo blando bajo la cabeza. Aparte las cosas duras.',
          },
          { do: 'Afloje lo que apriete el cuello.' },
          {
            do: 'Quédese hasta que esté bien despierto.',
            how: 'Hable bajito. Puede estar confundido o dormirse.',
          },
          { do: '¿No respira cuando termina? Empiece la RCP.' },
        ],
      },
      {
        kind: 'signs',
        title: 'Aun con un plan, llame al {emergency} si',
        signs: [
          'dura más de cinco minutos, o le sigue otra',
          'después le cuesta respirar o despertar',
          'se lastimó, o pasó en el agua',
          'no es como las de antes',
        ],
      },
    ],
    never: [
      'Nada en la boca. Nadie se traga la lengua.',
      'No lo sujete.',
      'Ni comida, ni bebida, ni medicina por la boca hasta que esté bien despierto.',
    ],
    see: ['fever', 'breathing'],
    asOf: { date: read, source: 'los CDC' },
    sources: [
      { title: 'MedlinePlus: Convulsiones', url: 'https://medlineplus.gov/spanish/seizures.html' },
      {
        title: 'CDC: First Aid for Seizures (en inglés)',
        url: 'https://www.cdc.gov/epilepsy/first-aid-for-seizures/index.html',
      },
    ],
  },
  {
    id: 'fever',
    title: 'Fiebre',
    calls: [
      {
        line: 'emergency',
        when: 'No respira bien, labios azules o grises, no despierta, convulsiona, cuello rígido, manchas moradas, o estuvo donde hacía mucho calor: llame.',
      },
    ],
    parts: [
      {
        kind: 'signs',
        title: 'Llame al {emergency}',
        signs: [
          'Le cuesta respirar, o tiene los labios azules o grises',
          'Difícil de despertar, o confundido',
          'Una convulsión',
          'El cuello rígido, la mollera abultada, un dolor de cabeza terrible, o manchas moradas que siguen ahí al apretarlas con un vaso',
          'Estuvo donde hacía mucho calor, como un auto estacionado: refresque la piel con agua mientras espera',
        ],
      },
      {
        kind: 'signs',
        title: 'Llame ya a su pediatra, a cualquier hora',
        signs: [
          'Menos de 3 meses: 100.4°F (38°C) o más en el recto. Sin medicina antes. Si nadie contesta en minutos: sala de emergencias',
          'De 3 a 6 meses: 101°F (38.3°C) o más',
          'A cualquier edad: más de 104°F (40°C)',
          'Se ve muy enfermo, muy adormilado, o nada lo consuela',
          'Sin lágrimas, la boca seca. Un bebé: 6 horas sin mojar el pañal. Un niño: 8 sin ir al baño',
          'Vómito o diarrea que vuelve, un sarpullido sin explicación, un dolor fuerte',
          'Defensas bajas, anemia falciforme, un problema del corazón, o vacunas que faltan',
        ],
      },
      {
        kind: 'signs',
        title: 'Llame el mismo día',
        signs: [
          'De 3 a 6 meses: cualquier fiebre',
          'De 6 a 12 meses: 102.2°F (39°C) o más',
          'Menos de 2 años: más de 24 horas',
          'Desde los 2 años: más de tres días',
        ],
      },
      {
        kind: 'steps',
        title: 'Cuánta medicina',
        steps: [
          {
            do: 'Pregunte la dosis a su pediatra o a un farmacéutico.',
            how: 'Va por el peso y por la fuerza de su frasco. Aquí no hay tabla de dosis en español: nadie la ha revisado todavía.',
          },
        ],
      },
    ],
    never: ['Nada de aspirina a un niño.', 'Ni baño frío, ni fricciones de alcohol.'],
    see: ['seizure', 'breathing'],
    asOf: { date: read, source: 'la AAP y MedlinePlus' },
    sources: [
      { title: 'MedlinePlus: Fiebre', url: 'https://medlineplus.gov/spanish/ency/article/003090.htm' },
      {
        title: 'HealthyChildren.org: When to Call the Pediatrician (en inglés)',
        url: 'https://www.healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
      },
    ],
  },
  {
    id: 'self-harm',
    title: 'Se hace daño, habla de morir',
    calls: [
      {
        line: 'crisis',
        when: 'Llame junto con su hijo, o a solas para pedir consejo, de día y de noche. Para español, oprima 2.',
      },
      { line: 'emergency', when: 'Está herido, se tomó algo, o está a punto de hacerlo.' },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Haga esto',
        steps: [
          { do: 'Quédese con su hijo.', how: 'Ni un minuto solo hasta que alguien lo releve.' },
          {
            do: 'Ponga lejos lo que puede matar.',
            how: 'Sobre todo las armas, mejor fuera de la casa; medicinas, cuchillas, cuerdas, alcohol.',
          },
          {
            do: 'Pregunte: «¿Estás pensando en matarte?»',
            how: 'La pregunta no le mete nada en la cabeza. Escuche. No discuta, no prometa guardar el secreto.',
          },
          {
            do: 'Llame al {crisis} y oprima 2.',
            how: 'Si se tomó algo y está despierto: llame también al {poison}.',
          },
          {
            do: 'Vaya hoy a un médico.',
            how: 'Su pediatra o una sala de emergencias, aunque parezca que ya pasó.',
          },
        ],
      },
    ],
    never: ['No lo deje en «es solo una etapa».'],
    see: ['poisoning'],
    asOf: { date: read, source: 'el NIMH y la línea 988' },
    sources: [
      { title: 'Línea 988 en español', url: 'https://988lifeline.org/es/' },
      {
        title: 'NIMH: Five Action Steps (en inglés)',
        url: 'https://www.nimh.nih.gov/health/publications/5-action-steps-to-help-someone-having-thoughts-of-suicide',
      },
    ],
  },
];

/** The emergencies in the order of /urgent: what takes a child's breath comes first. */
export const urgentSections: UrgentSection[] = urgentIds.map((id) => urgentSection(id));

export function urgentSection(id: UrgentId): UrgentSection {
  const section = all.find((one) => one.id === id);
  if (!section) throw new Error(`content: /urgent has no text for “${id}”`);
  return section;
}
