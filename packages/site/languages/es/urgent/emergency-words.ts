import type { EmergencyAnswer } from '@daily-nest/content/urgent/types';
import { cpr } from './sections.ts';

/*
 * Written as in packages/content/data/emergency-words.yaml, where the form of a line is explained, in the order of that list. No
 * native speaker with medical training has reviewed them: where none matches, the search shows the numbers all the same.
 */

const no = 'no|ya|sin|apenas|casi|dejo|deja|paro';
const child =
  'bebe|bebita|bebito|nino|nina|hijo|hija|nene|nena|chamaco|chamaca|adolescente|adolecente|muchacho|muchacha';
const adult = 'esposo|esposa|marido|novio|novia|pareja|mama|papa|abuela|abuelo|hermano|hermana|amiga|amigo';
const wants = 'quiere|queria|quiero|quisiera|piensa|pensando|ganas|amenaza|intento|intenta';
const ate =
  'trago|tragado|tragada|tragarse|tragaron|comio|comido|bebio|bebido|chupo|lamio|mordio|ingirio|metio|boca';
const water = 'agua|alberca|piscina|tina|banera|rio|mar|lago|playa|cubeta|jacuzzi|pileta';
const chemical =
  'cloro|blanqueador|lejia|lavandina|detergente|jabon|suavizante|fabuloso|pinol|limpiador|desinfectante|lysol|amoniaco|lavaplatos|' +
  'lavatrastes|lavavajillas|capsula|gasolina|querosen|queroseno|petroleo|tiner|thinner|aguarras|pintura|pegamento|perfume|colonia|' +
  'antibacterial|enjuague|champu|shampoo|insecticida|raid|raticida|matarratas|naftalina|anticongelante|acetona|quitaesmalte|esmalte|' +
  'cigarro|cigarrillo|cigarros|cigarrillos|colilla|tabaco|vape|vapeador|nicotina|marihuana|mota|cannabis|cocaina|fentanilo|cerveza|' +
  'tequila|vodka|vino|licor|alcohol|planta|hongo|hongos|baya|bayas|silica|repelente|fertilizante|azarcon|greta|quimico|sosa|acido';
const medicine =
  'pastilla|pastillas|pildora|pildoras|medicina|medicinas|medicamento|medicamentos|remedio|jarabe|tylenol|acetaminofen|paracetamol|tempra|' +
  'ibuprofeno|motrin|advil|aspirina|aspirinas|benadryl|melatonina|hierro|vitaminas|antidepresivo|antidepresivos|insulina|metformina|' +
  'antibiotico|clonazepam|rivotril|tramadol|gotas|capsulas|tabletas|tableta';
const stuck = 'comida|uva|moneda|juguete|hueso|espina|dulce|pedazo|salchicha|pan|carne|pollo|globo|algo';
const swollen =
  'hincho|hincha|hinchado|hinchada|hinchados|hinchando|hinchandose|hincharon|hinchazon|inflamo|inflamados|inflamada';
const mouth = 'labio|labios|lengua|cara|garganta';
const fever = 'fiebre|calentura|temperatura';

const heard =
  'Gracias por escribirlo. Alguien le escucha ahora, de día y de noche. Para llamar no hace falta un diagnóstico, ni estar seguro.';
const crisis = { line: 'crisis', when: 'Llame, de día y de noche.' } as const;
const read = '2026-11-25';
const samhsa = {
  title: 'SAMHSA: Preventing Suicide (en inglés)',
  url: 'https://www.samhsa.gov/mental-health/suicide/prevention',
};
const mayo = {
  title: 'Mayo Clinic: Are You Thinking About Suicide? (en inglés)',
  url: 'https://www.mayoclinic.org/diseases-conditions/suicide/in-depth/suicide/art-20048230',
};
const notAlone = {
  do: 'No se quede sin compañía.',
  how: 'Vaya con alguien de confianza, o pídale que venga. ¿No hay nadie cerca? Siga en la línea con el {crisis}.',
};
const outOfReach = {
  do: 'Ponga lejos lo que pueda hacerle daño.',
  how: 'Que otra persona guarde armas, medicinas y cuchillas, o vaya a donde no estén.',
};

/** Put into Spanish from the English answers, whose sources were opened for them. */
const ownLife: Omit<EmergencyAnswer, 'words'> = {
  name: 'own-life',
  title: 'No está sola, no está solo',
  say: heard,
  calls: [
    crisis,
    { line: 'emergency', when: 'En peligro ahora, o ya se hizo daño o se tomó algo: llame aquí.' },
  ],
  steps: [
    notAlone,
    outOfReach,
    {
      do: '¿Tiene un niño a su cuidado?',
      how: 'Que lo cuide alguien de confianza mientras usted recibe ayuda.',
    },
  ],
  asOf: { date: read, source: 'SAMHSA y la Clínica Mayo' },
  sources: [samhsa, mayo],
};

const withBaby: Omit<EmergencyAnswer, 'words'> = {
  ...ownLife,
  name: 'with-baby',
  calls: [
    crisis,
    {
      line: 'emergency',
      when: 'En peligro, o a punto de hacerse daño o de hacérselo a su bebé: llame aquí.',
    },
  ],
  steps: [
    {
      do: 'Deje al bebé con alguien de confianza.',
      how: '¿No hay nadie? Boca arriba en una cuna sin cobijas. Salga del cuarto y llame.',
    },
    notAlone,
    outOfReach,
    { do: 'Dígaselo a un profesional.', how: 'Ya lo ha oído antes, y no se va a espantar.' },
  ],
  asOf: { date: read, source: 'la AAP y SAMHSA' },
  sources: [
    {
      title: 'HealthyChildren.org: Abusive Head Trauma (en inglés)',
      url: 'https://www.healthychildren.org/English/safety-prevention/at-home/Pages/Abusive-Head-Trauma-Shaken-Baby-Syndrome.aspx',
    },
    samhsa,
  ],
};

/** Somebody tells of another: a child, or a grown-up. */
const told = [
  `${child} dice|dijo|quiere|queria|piensa|amenaza|escribio`,
  'dice|dijo que quiere|queria|quiero',
];

const dying = [
  'quiero|queria|quisiera|ganas|pienso|pensando|voy|deseo morirme|matarme|suicidarme',
  ': quiero|quisiera|queria|deseo morir',
  ': no quiero|quisiera vivir|existir|seguir viviendo|viva',
  ': no quiero vivir|existir',
  ': me quiero|voy a|queria matar|morir|suicidar',
  ': me voy a matar|suicidar',
  ': me quiero matar|morir|suicidar',
  'suicidarme|matarme',
  'estarian|estan mejor sin mi',
  'pensamientos|ideas suicidas',
];

export const emergencyAnswers: EmergencyAnswer[] = [
  {
    ...withBaby,
    words: [
      ...dying.filter((line) => !line.startsWith(':')).map((line) => `bebe|parto|posparto|postparto ${line}`),
      'psicosis posparto|postparto',
      'ganas|miedo|quiero|pienso|pensando|pensamientos|voy|impulso lastimar|lastimarlo|lastimarla|dano|sacudir|sacudirlo|sacudirla|ahogarlo|ahogarla|matarlo|matarla|aventarlo|pegarle bebe|nino|nina|hijo|hija',
    ],
    unless: told,
  },
  { ...ownLife, words: dying, unless: told },
  {
    name: 'violence',
    title: 'Alguien le hace daño a usted o a un niño',
    say: 'No es culpa suya, ni del niño. Alguien contesta ahora, de día y de noche.',
    calls: [{ line: 'emergency', when: 'En peligro ahora, con heridas, o le apretaron el cuello: llame.' }],
    steps: [
      {
        do: 'En peligro: salga con los niños, si puede hacerlo sin más riesgo.',
        how: '¿No puede? A un cuarto con salida: ni la cocina ni el baño.',
      },
      {
        do: 'Le apretaron el cuello: sala de emergencias, aunque no haya marcas.',
        how: 'El daño por dentro puede notarse horas o días después.',
      },
      {
        do: 'A un niño lo golpearon o lo tocaron: créale.',
        how: 'Mantenga lejos a esa persona, y no la enfrente. No interrogue a su hijo. Llame a la policía, y hoy mismo a un médico.',
      },
    ],
    asOf: { date: '2026-11-26', source: 'las universidades del Sur de Florida y de Illinois' },
    sources: [
      {
        title: 'University of South Florida: Safety Planning (en inglés)',
        url: 'https://health.usf.edu/publichealth/research/harrellcenter/safety',
      },
      {
        title: 'University of Illinois: If You Think a Child Has Been Sexually Abused (en inglés)',
        url: 'https://peoria.medicine.uic.edu/about/patient-care/prc/resources/if-you-think-a-child-has-been-sexually-abused/',
      },
    ],
    words: [
      'me|nos =pega|golpea|golpeo|amenaza|amenazo|ahorca|ahorco|maltrata|abusa esposo|marido|novio|pareja|ex|padrastro|papa',
      'violencia domestica|familiar|intrafamiliar',
      'abuso|abusaron|abusan|violaron|violo|violacion sexual|sexualmente|nino|nina|hijo|hija|me',
      'tocaron|toco|manoseo|manosearon partes|intimas|privadas|vagina|pene',
      'esposo|marido|novio|padrastro|ninera =pega|golpea|golpeo|sacudio bebe|nino|nina|hijo|hija',
      'apunto|amenaza|amenazo|saco pistola|cuchillo|arma',
    ],
    not: ['prevenir|prevencion|hablar|ensenar abuso', 'me =pega sol|leche|pezon|pecho'],
  },
  {
    name: 'water',
    page: 'breathing',
    title: 'Se ahogó en el agua',
    show: [cpr.title],
    words: [
      `ahogo|ahoga|ahogado|ahogada|ahogando|ahogandose|hundio|sumergido|sumergida ${water}`,
      `cayo|caido|caida|encontre|encontraron|saque|sacamos|flotando alberca|piscina|tina|banera|rio|mar|lago|cubeta|jacuzzi|pileta`,
      'trago|respiro|aspiro mucha agua alberca|piscina|tina|banera|rio|mar|lago',
    ],
    not: ['prevenir|evitar|prevencion ahogamiento|ahogo|ahogue', 'cortina|jabon|juguete cayo tina|banera'],
  },
  {
    name: 'choking',
    page: 'choking',
    show: ['Antes de cumplir un año', 'Desde el primer cumpleaños'],
    words: [
      'atraganto|atraganta|atragantado|atragantada|atragantando|atragantandose|atragantamiento|atragantarse|atrganto|atragante',
      `atoro|atorado|atorada|atora|atorando|atorandose|trabo|trabado|trabada|atravesado|atravesada|atraveso garganta|${stuck}|${child}`,
      'ahoga|ahogo|ahogado|ahogada|ahogando|ahogandose|aogando|aogo|hahoga',
      'asfixia|asfixio|asfixiando|asfixiandose|asfixiado|asfixiada|axfisia|asficia',
      `${stuck} garganta`,
      'heimlich',
    ],
    not: [
      'prevenir|evitar|prevencion|riesgo|cortar|alimentos atragantamiento|atragantarse|asfixia|atragante|ahogue|ahogo',
      'arcada|arcadas',
      'ahogado|ahogada|ahogo|ahogando trabajo|deudas|tarea|tareas|platos',
    ],
  },
  {
    name: 'not-breathing',
    page: 'breathing',
    title: 'No responde',
    show: [cpr.title],
    words: [
      `${no} =respira|respirar|respirando|respiraba|resuella`,
      'no despierta|despertar|despertarlo|despertarla|desperto|responde|reacciona|reaciona|contesta|mueve',
      'inconsciente|inconciente|desmayo|desmayado|desmayada|desmaya|desvanecio|desplomo|colapso',
      'sin|perdio|pierde conocimiento|sentido|pulso|conciencia|consciencia',
      'no =tiene pulso',
      `flacido|flacida|desguanzado|desguanzada|desguansado|desguansada`,
      `${child} sin fuerza|fuerzas`,
      'paro cardiaco|cardiorrespiratorio|respiratorio',
      '=rcp',
    ],
    not: [
      ': no puede respirar',
      ': no respira|respirar bien',
      'cuesta|despertar manana|escuela|temprano despertar',
      'no despierta|despertar noche|siesta|toma|toda',
      'cuando|como|a que edad responde nombre',
      'no responde|contesta|mueve nombre|preguntas|tripa|panza|telefono|mensaje',
      'curso|clase rcp',
    ],
  },
  {
    name: 'seizure',
    page: 'seizure',
    show: ['Haga esto'],
    words: [
      'convulsion|convulsiones|convulsiona|convulsionando|convulsiono|convulsionar|convulsionado|convulsione|combulsion|combulsiones|combulsiona|combulsiono|convulcion|convulciones|combulcion|combulciones|convulsivo|convulsiva',
      'ataque|ataques|crisis epileptico|epileptica|epilepticos|epilepsia',
      'ojos blanco|blancos|atras|volteo|voltearon|volteados tieso|tiesa|rigido|rigida|tiembla|temblando|sacude|desmayo|fiebre',
      'tiembla|temblando|sacude|sacudidas|brinca|tieso|tiesa no responde|despierta|reacciona|para',
      'espuma boca',
    ],
    not: ['prevenir|evitar|medicina|tratamiento|dieta convulsion|convulsiones|epilepsia'],
  },
  {
    name: 'allergic-reaction',
    page: 'allergic-reaction',
    show: ['Haga esto', 'Señales'],
    words: [
      'anafilaxia|anafilactico|anafilactica|anafilaxis|anafilasia',
      'epipen|epinefrina|autoinyector',
      `${swollen} ${mouth}`,
      'garganta cierra|cerrando|cerro|cerrandose|aprieta',
      'ronchas|urticaria|ronchitas vomito|vomita|vomitando|respirar|respira|labios|cuerpo|comer|comio',
      'reaccion|alergia|alergica|alergico grave|severa|fuerte',
      `pico|picadura|picaron abeja|avispa|abejas|hormiga|hormigas ${swollen}|respirar|ronchas|mareado|mareada`,
    ],
    not: ['epipen|epinefrina receta|precio|escuela|vence|vencida|caducada|comprar|seguro'],
  },
  {
    name: 'battery',
    page: 'poisoning',
    show: ['Una pila de botón o imanes'],
    words: [
      `${ate}|tomo|nariz|oido|oreja pila|pilas|bateria|baterias|iman|imanes`,
      `${ate}|nariz|oido|oreja perlas|perlitas|hidrogel|orbeez agua|gel|hidrogel|orbeez`,
    ],
  },
  {
    name: 'breathing',
    page: 'breathing',
    show: ['Le cuesta respirar, y está despierto', 'Señales'],
    words: [
      'cuesta|dificultad|trabajo|puede|dificil|batalla|problemas|trabajosamente respirar|respira|respiracion|respirando',
      'respira|respirando|respiracion rapido|rapida|agitado|agitada|mal|feo|bien|entrecortada|pausas',
      'falta|sin|agarra aire',
      'silba|silbido|silbidos|chifla|pillido|pillidos|sibilancias|ronca pecho|respirar|respira',
      'costillas|pecho|pancita hunde|hunden|sume|sumen|hundido',
      'labios|boca|cara|lengua|piel|unas morado|morada|morados|moradita|moradito|azul|azules|gris|grises|azulado|azulada|azulados',
      `${child} morado|morada|moradito|moradita|azul|azulado|azulada|cianosis`,
      'ataque|crisis asma|asmatico|asmatica',
      'inhalador no|sirve|funciona|ayuda',
    ],
    not: [
      'cubrebocas|mascarilla',
      'ojos azul|azules',
      'papilla|lengua comio|paleta|helado morado|morada|azul',
    ],
  },
  {
    name: 'poisoning',
    page: 'poisoning',
    show: ['Lo tragó, le cayó en los ojos o en la piel, lo respiró'],
    words: [
      'veneno|venenos|envenenado|envenenada|envenenamiento|enveneno|enbeneno|embeneno|intoxicado|intoxicada|intoxico|intoxicacion|toxico',
      `${ate}|tomo|tomado|tomaron ${chemical}`,
      `${ate}|tragaron|encontro|agarro ${medicine}`,
      `=se|=mi tomo|tomaron ${medicine}`,
      `doble|demasiado|demasiada|equivoque|equivocada|equivocado|mas dosis|${medicine}`,
      `=di|dio|dimos|tomo dos veces ${medicine}`,
      'sobredosis',
      `ojo|ojos ${chemical}`,
      'respiro|inhalo|inhalado|mezcle cloro|amoniaco|gas|gasolina|quimicos|solvente|insecticida',
    ],
    not: [
      'prevenir|evitar|prevencion intoxicacion|envenenamiento|veneno',
      'no|como quiere|dar|darle medicina|medicamento|jarabe',
      ': no se tomo|toma|comio|trago la|el medicina|medicamento|jarabe',
      'comio planta pie',
    ],
  },
  {
    name: 'fever',
    page: 'fever',
    title: 'Fiebre: cuándo llamar',
    show: ['Llame ya a su pediatra, a cualquier hora', 'Llame al {emergency}'],
    words: [
      `@new|recien|neonato|prematuro|prematura ${fever}|caliente|@100`,
      '@half @100',
      `@half ${fever} alta|mucha`,
      `${fever}|termometro|tiene|anda|esta @104`,
      `${fever}|vomito|dolor cuello rigido|tieso|dolor`,
      'cuello rigido|tieso',
      `${fever}|enfermo|enferma manchas|puntos|puntitos|moretones|sarpullido|ronchas morado|morada|moradas|morados|rojos|rojas|sangre`,
      'manchas|puntos|puntitos morado|moradas|morados|moraditos piel|piernas|cuerpo|brazos|pecho',
      'manchas|puntos|puntitos no desaparecen|borran|quitan|vaso',
      `${fever} letargico|letargica|aletargado|confundido|confundida|delira|delirando|alucina|alucinando|inconsolable|desorientado`,
      'meningitis|sepsis|meningococo|petequias',
    ],
    not: [
      'meningitis|meningococo vacuna|vacunas',
      'temperatura|@100|caliente cuarto|agua|bano|banera|habitacion|casa|mamila|biberon',
      'labios|rojos dolor',
    ],
  },
  {
    name: 'self-harm',
    page: 'self-harm',
    show: ['Haga esto'],
    words: [
      `${child}|alumno|alumna ${wants} morir|morirse|morirme|matarse|matarme|suicidarse|suicidarme|suicidar|desaparecer`,
      `dice|dijo|escribio ${wants} morir|morirse|morirme|matarse|matarme|suicidarse|suicidarme`,
      `${child}|dice no quiere vivir`,
      `se =corta|corto|cortando|cortan brazos|brazo|munecas|muneca|muslos|piernas|venas|navaja`,
      'cortandose|autolesion|autolesiones|autolesiona|autolesionarse|autolesiono',
      'suicidio|suicida|suicidarse|suicidar',
      `${adult} ${wants} morir|morirse|matarse|suicidarse`,
      'quitarse|quitar vida',
    ],
    not: ['serie|pelicula|cancion|libro suicidio|suicida', 'corta|corto unas|pelo|cabello'],
  },
  {
    name: 'other',
    title: 'Ayuda urgente',
    calls: [
      {
        line: 'emergency',
        when: 'Si duda, llame: a nadie le molesta una llamada que al final no era nada. Ponga el teléfono en altavoz.',
      },
    ],
    words: [
      '=quemo|quemado|quemada|quemadura|quemaduras|quemandose|quemaron',
      'agua|aceite|cafe|sopa|te hirviendo|caliente|hirviente encima|cayo|echo|derramo|tiro',
      'golpe|golpeo|pego|cayo|caida|caido cabeza|nuca|craneo|cama|escaleras|ventana|balcon',
      'sangra|sangrando|sangre|sangrado no|para|mucha|mucho|bastante',
      'vomita|vomitando|vomito|popo|orina sangre|verde',
      'hueso|brazo|pierna|clavicula|muneca|tobillo roto|rota|quebro|quebrado|fractura|fracturado|rompio',
      'atropello|atropellaron|atropellado|atropellada',
      'choque|choco|accidente carro|auto|coche|camioneta|moto',
      'mordio|mordida|mordedura|pico|picadura perro|vibora|serpiente|cascabel|alacran|escorpion|arana',
      'electrocuto|electrocutado|descarga|toques electrica|enchufe|contacto|cable|electrocuto',
      'encerrado|encerrada|encerre|dejo|deje|olvide bebe|nino|nina|hijo|hija carro|auto|coche|camioneta',
      'golpe insolacion calor',
      'incendio casa',
      'huele|olor|fuga gas',
      'monoxido',
      'trago|tragado|comio vidrio|alfiler|aguja|clavo|tornillo|tachuela|navaja',
      'disparo|balazo|bala|pistola|apunalado|apunalada',
      '911|ambulancia|emergencia|emergencias|urgencia',
    ],
    not: [
      'tos vomita|vomitando|vomito',
      'numeros|lista|plan|bolsa|botiquin|fondo|contacto|contactos|ahorros emergencia|emergencias',
      'ventana|cama golpe|cayo diente|pelo',
      'sangre|sangrado tipo|examen|prueba|regla|menstruacion|periodo|encias',
      'quemado|quemada trabajo|cansada|mama',
    ],
  },
];
