import type { EmergencyAnswer } from './types.ts';

/**
 * The words of an emergency, as parents type them, and what of /urgent answers them first. In this order: of several the first counts.
 *
 * A line is a few words that must all be in a query, near each other, in any order; `ate|drank` is one word or the other. A word
 * stands for its other forms and for small slips of the hand, so that only other spellings are listed; `=limp` is not `limping`; after `: ` they stand together, in this order.
 * `@new` is an age under three months, `@half` one from three to six; `@weeks` are weeks of a pregnancy, `@early` those before the 37th;
 * `@100`, `@101` and `@104` are degrees Fahrenheit or more, in Fahrenheit or Celsius; `@many` is a number from 4 on that counts pieces.
 * `not` are words that mean something else when they stand together. They are taken out of the query, and the rest is read without
 * them: after "fell asleep", "fell off the bed" still counts. So a line names a phrase, never one word that an emergency may hold too.
 * `unless` are words with which it is another emergency of this list.
 */

const not = 'not|isnt|aint|doesnt|no|stop|stopped|stops|quit';
const cannot = 'cant|cannot|couldnt|unable|wont|hardly|barely';
const child =
  'baby|babies|newborn|infant|toddler|child|kid|son|daughter|boy|girl|teen|teenager|he|she|hes|shes|him|her';
const breath = 'breathe|breathing|breath|breathes';
const adult =
  'husband|wife|partner|spouse|boyfriend|girlfriend|fiance|friend|mom|mother|mum|dad|father|sister|brother|grandma|grandmother|' +
  'grandpa|grandfather|neighbor|aunt|uncle|cousin|coworker';
const home =
  'husband|wife|partner|spouse|boyfriend|girlfriend|fiance|ex|dad|father|mom|mother|stepdad|stepfather|stepmom|babysitter|sitter|nanny|teacher';
const toucher =
  'somebody|someone|uncle|cousin|teacher|coach|grandpa|babysitter|sitter|neighbor|stepdad|stepfather|boyfriend|man|classmate';
const oneself = '=myself|=himself|=herself|=themselves|=themself|=hisself';

const taken = '=swallow|swallowed|swallowing|ate|eaten|drank|drunk|ingested|licked|chewed|sipped|mouth';
const taking = `${taken}|eat|eats|eating|drink|drinks|drinking|sucking`;
const medicine =
  'pill|pills|tablet|tablets|capsule|capsules|medication|medicine|meds|drugs|tylenol|acetaminophen|paracetamol|calpol|advil|motrin|' +
  'nurofen|ibuprofen|aspirin|benadryl|melatonin|antidepressant|zoloft|prozac|xanax|adderall|ritalin|opioid|oxycodone|oxycontin|' +
  'methadone|suboxone|insulin|metformin|antibiotics|dramamine|laxative|iron|vitamins|prescription|zyrtec|claritin|nyquil|gabapentin|fentanyl|heroin|cocaine|meth';
const chemical =
  'bleach|detergent|pod|pods|cleaner|cleaning|windex|lysol|clorox|ammonia|soap|dishsoap|dishwasher|shampoo|mouthwash|sanitizer|' +
  'sanitiser|peroxide|perfume|cologne|polish|acetone|antifreeze|gasoline|petrol|kerosene|turpentine|thinner|pesticide|' +
  'insecticide|weedkiller|repellent|mothball|mothballs|fertilizer|drano|chemical|chemicals|lye|glue|deodorant|sunscreen|disinfectant|' +
  'toothpaste|pinesol|pine|fabuloso|nicotine|vape|cigarette|cigarettes|tobacco|poison|silica|alcohol|vodka|liquor|beer|wine|marijuana|cannabis|thc|weed';

const foods =
  'peanut|peanuts|nut|nuts|cashew|cashews|walnut|walnuts|almond|pistachio|egg|eggs|milk|shellfish|shrimp|fish|sesame|wheat|strawberry|strawberries';

const fell = '=fell|=fallen|=falls|=fall|=falling|=rolled|=rolls|=tumbled|=flipped|=slipped|=dropped|=thrown';
const heights =
  'bed|table|changing|couch|sofa|crib|cot|stairs|stair|staircase|steps|chair|highchair|counter|countertop|bunk|bunkbed|window|balcony|' +
  'roof|tree|ladder|swing|slide|monkey|trampoline|stroller|cart|carrier|bike|scooter|horse|bassinet|arms|lap|dresser|deck|bouncer';

const sport =
  'game|practice|field|running|ran|exercise|exercising|exertion|sports|sport|gym|court|soccer|football|basketball|hockey|lacrosse|baseball|track|race|swim|swimming|workout|playing';
const opioid =
  'opioid|opioids|opiate|fentanyl|fentanil|fent|heroin|oxycodone|oxycontin|oxy|oxys|roxy|roxies|percocet|percocets|perc|percs|vicodin|hydrocodone|norco|' +
  'dilaudid|morphine|methadone|suboxone|codeine|tramadol';

const pregnant = 'pregnant|pregnancy|trimester|@weeks';
const afterBirth = 'postpartum|birth|childbirth|delivery|delivered|csection|section|cesarean';
const mother = `${pregnant}|${afterBirth}`;
const pregnancySigns = 'Call the doctor or midwife now; no answer: emergency room';

const cpr = 'Not responding, and not breathing or only gasping: CPR';

/** A parent speaks of their own life. `=want` and not `wants`: "I think she wants to die" is about her. */
const dying = [
  '=myself kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|shoot|drown',
  '=i|=im|=ive|=id =want|=wanted|wanna|=wish =die|=dead',
  '=i|=im|=ive =dont|=do not =want =live|=alive|=exist|anymore',
  '=i|=im =dont|=cant|not =want =live|=alive|=exist',
  '=i|=im|=ive =dont|not =want =here =anymore',
  '=i|=im =want|wanna end it all',
  'end|ending|take|taking =my =life',
];

/** Words of the same that may be about somebody else. */
const dyingMaybe = [
  'i|im|ive|id ready die|dead',
  'i|im|ive not live|alive|exist|anymore',
  'i|im going|gonna|want end it all',
  'i|im|am|feel|feeling suicidal|suicide',
  'mom|mother suicidal|suicide',
];
const baby = 'postpartum|ppd|motherhood|baby|newborn|infant';
const others = 'he|she|son|daughter|kid|child|teen|teenager|boy|girl';

/** Their words, told by a parent. */
const told = [
  'says|saying|tells',
  `${others} said|told|say|tell`,
  'himself|herself',
  ': live with|near|in|on',
];

const heard =
  'Thank you for typing this. Somebody will listen to you now, day or night. You do not need a diagnosis, or certainty, to call.';
const crisisLine = { line: 'crisis', when: 'Call or text, day and night.' } as const;

/**
 * What was opened, November 25, 2026, as stored copies: SAMHSA, Preventing Suicide (988, 911, company, nothing at hand that can kill);
 * DBSA, Crisis ("try not to be alone", "tell a trusted family member, friend"); the Mayo Clinic's page on how to stay safe (guns out of the
 * house, medicines with somebody else); HealthyChildren.org on shaken babies (a crib without blankets, another room, call somebody);
 * KidsHealth on postpartum depression (988 or an emergency room for thoughts of hurting oneself or the baby).
 */
const read = '2026-11-25';
const samhsa = {
  title: 'SAMHSA: Preventing Suicide',
  url: 'https://www.samhsa.gov/mental-health/suicide/prevention',
};
const notAlone = {
  do: 'Do not stay alone.',
  how: 'Go to somebody you trust, or ask them to come. Nobody near? Stay on the line with {crisis}.',
};
const outOfReach = {
  do: 'Put what could hurt you out of reach.',
  how: 'Let somebody else take guns, medicines and blades, or go where they are not.',
};

/** For anybody: most who type this hold no baby. */
const ownLife: EmergencyAnswer = {
  name: 'own-life',
  title: 'You are not alone',
  say: heard,
  calls: [
    crisisLine,
    { line: 'emergency', when: 'In danger now, or you have hurt yourself or taken something: call this.' },
  ],
  steps: [
    notAlone,
    outOfReach,
    { do: 'A child in your care?', how: 'Let somebody safe take over while you get help.' },
  ],
  asOf: { date: read, source: 'SAMHSA, DBSA and the Mayo Clinic' },
  sources: [
    samhsa,
    {
      title: 'Depression and Bipolar Support Alliance: Crisis',
      url: 'https://www.dbsalliance.org/crisis/',
    },
    {
      title: 'Mayo Clinic: Are You Thinking About Suicide? How to Stay Safe and Find Treatment',
      url: 'https://www.mayoclinic.org/diseases-conditions/suicide/in-depth/suicide/art-20048230',
    },
  ],
  words: [...dying, ': am|im|feel|feeling suicidal', 'family|kids|everyone|everybody better off without me'],
  unless: told,
};

/** For whoever names a baby, or fears to hurt one: two sets of words, since they are ruled out by others. */
const withBaby: Omit<EmergencyAnswer, 'words' | 'unless'> = {
  name: 'with-baby',
  title: 'You are not alone',
  say: heard,
  calls: [
    crisisLine,
    { line: 'emergency', when: 'In danger, or about to harm yourself or your baby: call this.' },
  ],
  steps: [
    {
      do: 'Hand the baby to somebody safe.',
      how: 'Nobody there? On the back in a crib without blankets. Leave the room, then call.',
    },
    notAlone,
    outOfReach,
    {
      do: 'Tell a professional.',
      how: 'They have heard it before, and it will not shock them.',
    },
  ],
  read: '/health-wellness/baby-blues-or-depression',
  asOf: { date: read, source: 'AAP, SAMHSA and KidsHealth' },
  sources: [
    {
      title: 'HealthyChildren.org: Abusive Head Trauma, How to Protect Your Baby',
      url: 'https://www.healthychildren.org/English/safety-prevention/at-home/Pages/Abusive-Head-Trauma-Shaken-Baby-Syndrome.aspx',
    },
    ...ownLife.sources!,
    {
      title: 'Nemours KidsHealth: Postpartum Depression',
      url: 'https://khpi.kidshealth.org/en/parent/1993.html',
    },
  ],
};

export const emergencyAnswers: readonly EmergencyAnswer[] = [
  {
    ...withBaby,
    words: [
      ...dying.map((line) => `${baby} ${line}`),
      'postpartum|ppd|motherhood suicidal|suicide',
      `${baby} i|im|am|feel|feeling suicidal`,
      'postpartum|ppd want|wanna|wish|ready die|dead',
      'postpartum psychosis',
      'baby better off without me',
    ],
    unless: told,
  },
  {
    ...withBaby,
    words: [
      'thoughts|thinking|want|wanted|wanna|feel|urge|afraid|scared|might|going|gonna|could hurt|hurting|harm|harming|kill|killing|smother|smothering|shake|shaking|throw|throwing baby|newborn|infant|toddler|child|kid|kids',
    ],
    not: [
      'can|could|will|does sex|bath|pregnancy|pregnant|umbilical hurt|hurting|harm',
      'sex hurt|harm baby',
      'scared|afraid cut|cutting nails hurt|hurting',
      ': throw|throwing up|birthday|shower',
    ],
  },
  ownLife,
  { ...ownLife, words: dyingMaybe, unless: [...told, `${others}|hes|shes`, `: my ${adult}`] },
  {
    name: 'violence',
    title: 'Somebody hurts you or a child',
    say: 'It is not your fault, and not the child’s. Somebody answers now, day and night.',
    calls: [{ line: 'emergency', when: 'In danger now, hurt, or choked by somebody’s hands: call.' }],
    steps: [
      {
        do: 'In danger: leave with the children, if you safely can.',
        how: 'You cannot? A room with a way out: not the kitchen, not the bathroom.',
      },
      {
        do: 'Choked or strangled: emergency room, also without a mark.',
        how: 'The harm inside can show hours or days later.',
      },
      {
        do: 'A child was hurt or touched: believe them.',
        how: 'Keep that person away, and do not confront them. Do not question your child. Call the police, and a doctor today.',
      },
      {
        do: 'No danger this minute? A hotline plans the way out with you.',
        how: 'Its number, and the one for children, stand in the piece below.',
      },
    ],
    read: '/articles/divorce-in-the-questions-children-ask',
    asOf: { date: '2026-11-26', source: 'the University of South Florida and the University of Illinois' },
    sources: [
      {
        title: 'University of South Florida, Harrell Center: Safety Planning',
        url: 'https://health.usf.edu/publichealth/research/harrellcenter/safety',
      },
      {
        title:
          'University of Illinois, Pediatric Resource Center: If You Think a Child Has Been Sexually Abused',
        url: 'https://peoria.medicine.uic.edu/about/patient-care/prc/resources/if-you-think-a-child-has-been-sexually-abused/',
      },
      {
        title:
          'Training Institute on Strangulation Prevention: Strangulation, Concerning Type of Domestic Abuse',
        url: 'https://www.strangulationtraininginstitute.com/strangulation-concerning-type-domestic-abuse/',
      },
    ],
    words: [
      ': choked|chokes|choking|strangled|strangles|strangling me|us',
      `: ${home} hit|hits|beat|beats|punched|slapped|kicked|abuses|attacked|threatens|threatened me|us`,
      `: ${home} is|was|has|keeps|just|started hit|hitting|beating|punched|slapped|kicked|abusing|attacking|threatening me|us`,
      `: ${home} hit|hits|beat|beats|hurt|hurts|punched|slapped|kicked|shook the|my|our|his|her baby|son|daughter|kid|kids|child|children|toddler`,
      `: hit|hurt|beaten|abused|attacked|slapped by my|her|his|their|the ${home}`,
      'threatening|threatened|pointed|pointing|waving|pulled =gun|=knife|weapon',
      'man|guy|stranger|someone|somebody|shooter outside|door|house|school =gun|=knife|weapon',
      'active shooter',
      'molested|molesting|raped|rape|groped',
      `touched|touching|touches private|privates|vagina|penis ${toucher}`,
      `touched|touching|touches down there ${toucher}`,
      'touched|touching inappropriately|sexually',
      'sexually|sexual abused|abuse|assault|assaulted',
      'domestic violence|abuse',
      'abusive|violent husband|boyfriend|partner|ex|wife|girlfriend|stepdad',
    ],
    not: [
      'prevent|prevention|teach|teaching|talk|talking|book|books sexual|sexually abuse',
      'prevent|prevention|teach|teaching|talk|talking|book|books touch|touching|touched private|privates',
      ': =touches|=touching his|her|own penis|vagina|privates|private',
      ': hit|beat me|us as|when|growing',
      ': beat|beats me|us at|in|playing chess|checkers|cards|uno|monopoly|scrabble|mario|minecraft|fortnite|tennis|basketball|pingpong',
      'toy|nerf|water|finger|fingers|pretend|play|lego|bb|hunting gun|knife|weapon',
      'active shooter drill|drills|talk|talking|training|game',
    ],
  },
  {
    name: 'water',
    page: 'water',
    show: ['Not breathing normally'],
    words: [
      'drown|drowned|drowning|drowns',
      `fell|fall|fallen|falls|jumped pool|pond|lake|river|water|canal|ocean|hottub|spa`,
      'went|slipped|slid|found|was|been|goes|sank underwater',
      'underwater minute|minutes|seconds',
      'went|slipped|slid|found|was|been|goes|sank under water|bath|bathtub|bathwater|pool',
      'face down water|tub|bath|bathtub|pool',
      'pulled|out|bottom water|pool not|unconscious|limp|blue',
      'pulled|fished|dragged water|pool|pond|lake|river|tub cough|coughing|vomiting|breathing',
      'swallowed|inhaled|aspirated|breathed water pool|bath|bathtub|lake|cough|coughing|swimming',
    ],
    not: [
      'prevent|prevention|statistics drowning|drown|drowned',
      ': drowning in laundry|debt|work|chores|guilt|paperwork|clutter|emails|toys',
      ': fell|fall|falls|falling asleep',
    ],
  },
  {
    name: 'choking',
    page: 'choking',
    show: ['Under one year', 'From the first birthday on'],
    words: [
      'choking|chocking|choaking|shoking|choke|choked|chokes',
      'stuck|lodged|caught|blocked throat|windpipe|airway',
      'heimlich|heimlick|himlick|heimlic',
      'back blows',
      `gag|gagging|gagged ${cannot}|${not} sound|cry|cough|${breath}`,
      'gag|gagging|gagged =red|=blue|=purple|=gray',
      `${taken} ${cannot} talk|speak|cry|cough|${breath}`,
    ],
    not: [
      ': choking|choke hazard|hazards',
      'prevent|preventing|prevention|avoid|avoiding choking|choke',
      ': choking game|risk|risks|class|classes|course|training',
      ': risk|risks of choking',
      'heimlich class|classes|course|training|poster',
      'foods list|common|worst choke|choking',
      ': foods babies|toddlers|kids can|could|might choke',
      ': feels|feel like throat',
    ],
  },
  {
    name: 'allergic-reaction',
    page: 'allergic-reaction',
    show: ['Do this'],
    words: [
      'anaphylaxis|anaphylactic|anaphalaxis|anafilaxis|anaphalactic',
      'allergic reaction',
      'allergy|food|peanut|peanuts|egg|nut|nuts reaction',
      'hives all|everywhere|whole|covered',
      'epipen|epinephrine|auviq|neffy',
      'epi pen',
      'throat closing|closed|swelling|swollen|tight|swelled|tightening',
      `tongue|lips|lip|face|mouth|eyes swelling|swollen|swelled|puffy|puffed ${foods}|bee|wasp|sting|stung|eating|ate|hives|breathing`,
      'tongue|tounge|toungue|lips|lip swelling|swollen|swelled|swell|puffed|puffy',
      'hives vomit|vomiting|throwing|threw|puking|puked|swelling|swollen|breathe|breathing|wheezing|face',
      'bee|wasp|hornet|sting|stung|peanut|peanuts|nut|egg breathe|breathing|wheezing|faint|fainted|collapsed',
    ],
    not: [
      'teething|teeth|gums swelling|swollen',
      'epi|epipen|epinephrine class|training|cost|coupon|refill',
      'when|does|do epi|epipen|epinephrine expire|expiration',
      'prevent|prevention allergic|allergy|allergies reaction',
      'prevent|prevention allergic|allergy|allergies',
    ],
  },
  {
    name: 'not-breathing',
    page: 'breathing',
    title: 'Not breathing',
    show: [cpr],
    words: [`${not} ${breath}`, 'cpr', 'no|not|without|cant|cannot pulse|heartbeat'],
    not: [
      'cpr class|classes|certification|certified|certificate|course|training|renewal|kit|dummy|manikin|learn|mask',
      ': cpr near me',
      ': breathing exercise|exercises|technique|techniques|trick|noises',
      ': breath holding',
      ': breathe|breathing through mouth|nose',
      ': breathe|breathing through his|her|their mouth|nose',
      ': bad breath',
      'pulse|heartbeat ultrasound|pregnant|pregnancy|fetal|fetus',
    ],
  },
  {
    name: 'not-breathing',
    page: 'breathing',
    title: 'Not breathing',
    show: [cpr],
    words: [
      'turned|turning|turns|turn|went|going|goes|gone|looks|is blue|purple|gray|grey cold|limp|lips|face|breath|breathing|mouth',
      `${child} turned|turning|turns|went|going|goes blue|purple|gray|grey`,
      ': baby|newborn|infant|toddler|child|kid|son|daughter|he|she is|looks|was blue|purple|gray|grey',
      ': hes|shes blue|purple|gray|grey',
      'turning|turned|turns blue|purple',
      'lips|lip|tongue|face|mouth blue|bluish|purple|gray|grey',
    ],
    not: [
      ': blue|purple|gray|grey|green eyes|poop|hair|party|balloons|balloon',
      'lips|lip|tongue|mouth|face blue|purple|bluish from|after paint|popsicle|lollipop|marker|blueberries|blueberry|lipstick',
      'paint|popsicle|lollipop|marker|blueberries|blueberry|lipstick lips|lip|tongue|mouth|face blue|purple|bluish',
    ],
  },
  {
    name: 'not-breathing',
    page: 'breathing',
    title: 'Not breathing',
    show: [cpr],
    words: [`i|think ${child} dead|dying`],
    not: [
      'wish|wished|wishes dead|dying',
      ': want|wants|wanted to|him|her|them dead|dying|die|be',
      'hamster|fish|pet|dog|cat|grandma|grandpa|grandmother|grandfather|tooth|battery dead|dying',
    ],
  },
  {
    name: 'collapse',
    page: 'collapse',
    show: ['Not responding: the heart may have stopped'],
    words: [
      `collapse|collapsed|collapses|collapsing ${sport}`,
      `=passed out ${sport}`,
      `=fainted|=faints|=fainting|=faint ${sport}`,
      `hit|struck chest ball|baseball|puck|elbow|helmet collapsed|dropped|=fell|moving|unconscious|unresponsive|down|breathing`,
      'sudden cardiac arrest',
      'heart stopped|stopping beating',
    ],
    not: ['cardiac arrest|screening|test|risk statistics|screening|how common'],
  },
  {
    name: 'seizure',
    page: 'seizure',
    show: ['Do this'],
    words: [
      'seizure|seizures|seize|seized|siezure|seisure|seazure|ceasure|seizer|seizuring|seizing|convulsion|convulsions|convulsing',
      'eyes|eye rolled|rolling|rolls|roll|rollback back|shaking|stiff|twitching|jerking|limp|up',
      'shaking|jerking|twitching eyes|uncontrollably|unresponsive|stiff|stiffened|staring|drooling|foaming',
      'stiff|stiffened|stiffening|rigid jerking|shaking|twitching|staring|blue',
      'foaming|foam|frothing mouth',
      '=fit|fits shaking|jerking|twitching|stiff|unresponsive|eyes|fever',
    ],
    not: [': seizure dog|dogs|alert', ': stiff|stiffens|stiffening when|in tantrum|angry'],
  },
  {
    name: 'pregnancy',
    page: 'pregnancy',
    title: 'The cord comes first',
    show: ['You see or feel the cord, and no baby yet'],
    words: [
      'cord coming|comes|came|hanging|slipped|slipping|sticking|poking|falling out',
      'cord|umbilical prolapse|prolapsed|prolapsing',
      'cord|umbilical feel|see|showing|between|vagina water|waters|labor|contractions|vagina|legs',
    ],
    not: [
      'stump|navel|belly|button|outie|infected|smells|oozing cord|umbilical coming|comes|came|sticking|falling|hanging',
      'phone|charger|lamp|power|extension|blind|blinds cord',
    ],
  },
  {
    name: 'pregnancy',
    page: 'pregnancy',
    title: 'The baby is coming',
    show: ['The baby is coming'],
    words: [
      'baby|babys|babies =coming now|fast|quick|quickly|=car|toilet|bathtub|driveway|elevator',
      'baby|babys head =coming|showing|crowning|see out|contractions|labor|vagina',
      '=crowning',
      'giving|gave birth =car|toilet|bathroom|driveway|elevator|taxi|uber',
      'baby born|delivered =car|toilet|bathroom|driveway|elevator|taxi|uber',
      ': having|have the|a|my|our baby in the|a|my|our car|toilet|bathroom|driveway|taxi',
      'contractions|labor|pregnant urge =push|=pushing',
      ': need|have|going to =push now',
      'unexpected|unplanned|unassisted|emergency childbirth|birth home|car|help|steps|alone|how',
      '=deliver|=delivering baby how|myself|help|ourselves|emergency',
      'cant|wont|not make|reach|time hospital|ambulance labor|baby|contractions coming|now|fast|push|minutes|minute',
    ],
    not: [': birth plan|center|order|control', ': car seat|seats'],
  },
  {
    name: 'pregnancy',
    page: 'pregnancy',
    title: 'Pregnant, or just gave birth',
    show: [pregnancySigns],
    words: [
      'water|waters broke|broken|breaking|leaking|gushing|gush @early',
      'water|waters broke|broken green|brown|bloody|meconium|smells|early|preterm',
      'contractions @early',
      `${pregnant} leak|leaks|leaking|gush|gushing|trickle|trickling fluid|water|waters`,
      'preterm|premature labor|contractions|contracting',
      `${pregnant} bleed|bleeding|hemorrhage|hemorrhaging|blood`,
      `${afterBirth} bleed|bleeding|blood|hemorrhage heavily|heavy|lot|gushing|pouring|soaking|soaked|bright|faint|dizzy`,
      `${afterBirth} bleeding stop|stopping`,
      `${mother} hemorrhage|hemorrhaging|hemorrhaged`,
      `${mother} soaking|soaked|soaks|soak|filling|through|bled pad|pads`,
      `${mother} clot|clots passing|passed|big|large|huge|size|golf|egg|lemon|lemons|plum|fist|lung|leg`,
      `miscarriage|miscarrying|miscarry bleed|bleeding|blood heavily|heavy|lot|gushing|pouring|soaking|soaked|stop|faint`,
      `${mother}|preeclampsia headache|headaches|migraine severe|bad|worst|terrible|horrible|awful|wont|vision|spots|stars|blurry|blurred|seeing|flashes|swollen`,
      `${mother}|preeclampsia seeing|see|sees spots|stars|flashes|floaters|double|sparkles`,
      `${mother}|preeclampsia vision|eyesight blurry|blurred|blurring|lost|losing|spots|changes`,
      `${mother} chest pain|pains|tight|tightness|hurts`,
      `${mother} =fainted|=fainting`,
      `${pregnant} face|hands swollen|swelling|puffy sudden|suddenly|headache`,
      `${pregnant} cannot|cant|nothing|not keep|keeping|stays|stay down`,
      `${mother} leg|calf swollen|swelling|red|hot swollen|swelling|red|hot|pain|painful|hurts|sore|one`,
      `${pregnant} baby not|isnt|hasnt|havent|no|less|fewer|stopped|reduced|decreased|cant|didnt moving|move|moved|movement|movements|kicking|kick|kicks|kicked`,
      `${pregnant} no|less|fewer|stopped|reduced|decreased|hasnt|havent kicks|kick|kicked|kicking|movement|movements`,
      `${pregnant}|postpartum|csection fever|@100`,
      'baby stopped|less|fewer|reduced|decreased =kicks|=kicking|=kicked|=kick',
      'fetal movement|movements|kicks|heartbeat decreased|reduced|less|no|stopped|slow',
      'baby stopped|not|isnt|hasnt moving|move|moved womb|utero|inside|belly',
      'preeclampsia|eclampsia seizure|emergency|postpartum',
      'placenta|placental abruption|abrupted|detached',
      'ectopic|tubal pain|shoulder|bleeding|rupture|ruptured',
    ],
    not: [
      'blood pressure|type|test|tests|work|draw|sugar|thinner|thinners|drive|count|cord|glucose',
      'implantation|gums|gum|nose|nosebleed|hemorrhoid|hemorrhoids bleed|bleeding|blood',
      'birth control|plan|certificate|order|weight|mark',
      'when does|do|will|should bleed|bleeding stop|stopping|end',
      'how long bleed|bleeding stop|stopping|last|end|normal',
      'circumcision bleed|bleeding|blood',
      'headache safe|take tylenol|acetaminophen|medicine',
    ],
    unless: [
      ': my|the toddler|son|kid is|has|keeps|cut|fell|hit',
      ': my|the daughter cut|fell|hit',
      ': daughter has fever|rash',
      ': daughter has a fever|rash',
      'toddler fever|@100',
    ],
  },
  {
    name: 'battery',
    page: 'poisoning',
    title: 'Swallowed a battery or magnets',
    show: ['Button battery or magnets'],
    words: [
      `${taking}|nose|ear|stuck battery|batteries|batery|magnet|magnets|magnetic`,
      `${taking} coin|lithium cell`,
    ],
    not: [': battery|batteries charger|operated|powered'],
  },
  {
    name: 'other-life',
    title: 'Somebody you love',
    say: 'You are right to take this seriously. Somebody answers now, day and night, for them and for you.',
    calls: [
      { line: 'crisis', when: 'Call or text together, or alone for advice, day and night.' },
      { line: 'emergency', when: 'Is hurt, has taken something, or is about to do it.' },
    ],
    steps: [
      { do: 'Stay with them.', how: 'Or see that somebody else does, until help has taken over.' },
      {
        do: 'Ask: “Are you thinking about killing yourself?”',
        how: 'It puts the idea into no head. Listen.',
      },
      { do: 'Put out of reach what can kill.', how: 'Guns above all; medicines, blades, cords.' },
    ],
    asOf: { date: read, source: 'SAMHSA and NIMH' },
    sources: [
      samhsa,
      {
        title: 'NIMH: Five Action Steps to Help Someone Having Thoughts of Suicide',
        url: 'https://www.nimh.nih.gov/health/publications/5-action-steps-to-help-someone-having-thoughts-of-suicide',
      },
    ],
    words: [
      `${adult} suicide|suicidal`,
      `${adult} want|wants|wanted|wish|wishes|threatening|threatens die|dead|suicide`,
      `${adult} kill|killing|hurt|hurting|harm|harming ${oneself}`,
      `${adult} doesnt|dont|not want live|alive|anymore`,
    ],
    unless: ['child|kid|son|daughter|teen|teenager|boy|girl', `: her|his ${adult}`],
    not: [': suicide squad', ': die laughing'],
  },
  {
    name: 'self-harm',
    page: 'self-harm',
    say: 'You are right to take this seriously. Somebody answers now, day and night, for your child and for you.',
    show: ['Do this'],
    words: [
      'suicide|suicidal|suiside|sucidal|suicidle|sucide|unalive',
      'want|wants|wanted|wanna|wish|wishes|wished|wishing|rather|ready =die|=dead|=dying',
      `kill|killing|kills|killed|hang|hanging|hung|shoot|unalive ${oneself}`,
      `want|wants|wanted|threatens|threatening|threatened|thoughts|thinking|talks|talking|purpose|deliberately hurt|hurting|hurts|harm|harming ${oneself}`,
      'self harm|harms|harming|harmed|injury|injuring|mutilation',
      'selfharm|selfharming',
      `cutting|cuts ${oneself}|wrist|wrists|thighs`,
      'doesnt|dont|didnt|not|no|without live|alive|exist|living anymore|want|wants|reason|point|longer',
      'doesnt|dont|not want|wants here anymore',
      'end|ending|ended|take|taking|took his|her|their|own =life|=lives',
      'end|ending it all',
      'teen|teenager|daughter is =cutting',
      'found|saw|discovered|noticed|hides|hiding =cuts|=scars arm|arms|wrist|wrists|thigh|thighs|legs',
      'kms',
      'overdose|overdosed|pills purpose',
      'everyone|everybody|world|family|we|you|us better off without|dead',
      'wish|wishes|wished never|not|wasnt|werent|hadnt born',
      'jump|jumping off bridge|building|roof',
    ],
    not: [
      ': suicide squad',
      ': die|dying laughing',
      ': life insurance',
      ': die|dye hair',
      ': die|dye his|her|my|their hair',
      ': cutting|cut|cuts teeth|tooth|molar|molars|hair|nails|paper|weight|class|classes|back',
      ': live with his|her|my|dad|mom|father|mother|us|me|parents|him|stepdad',
      ': live in house|city|town|country|apartment|dorm|dorms',
      ': live near|alone|here',
    ],
  },
  {
    name: 'overdose',
    page: 'overdose',
    show: ['Do this', 'Signs'],
    words: [
      'narcan|naloxone|naloxon',
      `${opioid} overdose|overdosed|overdosing|od|unresponsive|unconscious|wake|breathe|breathing|blue`,
      `took|taken|takes|swallowed|snorted|smoked|ate|found ${opioid}`,
      'pinpoint|tiny|small pupils|pupil',
      'foil|straw|needle|syringe|powder not|wont|cant|cannot|isnt|doesnt =wake|=waking|=awake',
      'opioid|opiate|heroin|fentanyl =od|=overdose',
    ],
    not: [
      'narcan|naloxone buy|cost|free|training|class|=expiration',
      'where narcan|naloxone get|find',
      'when|does|do narcan|naloxone expire',
      'prescribed|prescription|surgery|dentist take|safe|dose',
      'how|about talk|talking|teach|teaching fentanyl|opioids|heroin|overdose overdose',
      'how|about talk|talking|teach|teaching fentanyl|opioids|heroin',
      'awareness|posters|statistics|prevention|prevent fentanyl|opioid|opioids|overdose overdose',
      'awareness|posters|statistics|prevention|prevent fentanyl|opioid|opioids',
    ],
  },
  {
    name: 'carbon-monoxide',
    page: 'carbon-monoxide',
    show: ['Do this', 'Signs of carbon monoxide: it has no smell'],
    words: [
      'carbon monoxide|monoxyde|monixide',
      'co alarm|detector beeping|going|off|went|sounds|sounding|alarm',
      'co|monoxide alarm|detector headache|headaches|dizzy|sick|nauseous|vomiting|throwing|sleepy',
      ': gas leak',
      'everyone|everybody|family|household headache|headaches|dizzy house|home|apartment|cabin|trailer|camper|garage|inside',
      'whole|entire family|house|household headache|headaches|dizzy',
      ': we all|both have|feel|got headache|headaches|dizzy',
      ': we all|both have|feel a|so|really headache|headaches|dizzy',
      'rotten egg|eggs smell|smells|smelling house|kitchen|home|apartment|basement|stove|inside',
      'gas|stove|grill|generator|heater|fireplace we|everyone|everybody|all feel|sick|headache|headaches|dizzy',
      'smell|smells|smelling gas house|kitchen|home|apartment|basement|stove|inside',
    ],
    not: [
      'co|monoxide detector|detectors|alarm|alarms buy|install|put|placement|law|best|expire|expires|battery|low',
      'carbon monoxide detector|detectors|alarm|alarms buy|install|put|placement|law|best|expire|expires|battery|low',
      'prevent|prevention monoxide|gas',
      'prevent|prevention carbon monoxide',
      'home remedy|remedies|school',
      ': carbon monoxide detector|detectors|alarm|alarms where to place|mount',
      ': where to|should place|mount|i carbon monoxide detector|detectors|alarm|alarms',
      ': where to|should place|mount|i a|place|the carbon monoxide detector|detectors|alarm|alarms',
      'cold|flu|covid|fever|screens everyone|everybody|whole|all|family|us|kids headache|headaches|dizzy',
      'gas tummy|belly|drops|pains|fart|farts|poop',
    ],
  },
  {
    name: 'poisoning',
    page: 'poisoning',
    show: ['Swallowed, in the eyes, on the skin, breathed in'],
    words: [
      'poison control|help|number|hotline|center|line',
      '=poisoned|=poisoning|=poison',
      `${taken} ${medicine}`,
      `${taking} ${chemical}`,
      'bit|bite|bites|biting|bitten pod|pods|detergent|vape|cigarette|thermometer',
      'widow|recluse bite|bites|bit|bitten',
      'scorpion sting|stings|stung',
      `ate|eaten|swallowed berries|berry|mushroom|mushrooms|plant|leaf|leaves|flower|edible|edibles|gummies|seeds|paint|dirt|mulch|slug|litter|poop|dough|ointment|cream|lotion|crayon|marker`,
      'drank|drunk|swallowed|swallow oil|fluid|gas|paint|remover|lotion|vinegar',
      `${child} =swallow|swallowed something|object|unknown|coin|coins|penny|quarter|dime|nickel|marble|bead|beads|toy|lego|button|foil|plastic`,
      'swallowed something|object|unknown|coin|coins|penny|quarter|dime|nickel|marble|bead|beads',
      `took|taken|take many|all|bunch|handful|bottle|wrong|extra|@many ${medicine}`,
      `got|gotten|getting|gets into|ahold|hold ${medicine}|${chemical}`,
      `gave|give|given|took|had|drank|got too much|many ${medicine}|dose|doses`,
      `gave|given|took|had double|twice|extra|wrong|two ${medicine}|dose|doses`,
      'double|wrong|accidental dose',
      'overdose|overdosed|overdosing|od',
      `bleach|chemical|chemicals|cleaner|soap|sanitizer|detergent|perfume|spray|pod|peroxide|ammonia|vinegar|glue|pepper eye|eyes`,
      `got|spilled|splashed|sprayed|burned|on ${chemical} skin|hands|legs|arm|face`,
      'inhaled|breathed|huffed|sniffed bleach|ammonia|fumes|chemical|gas|gasoline|glue|smoke|paint|aerosol',
    ],
    not: [
      ': food|lead|ivy|oak|sumac|mercury =poison|=poisoning|=poisoned',
      ': =poison|=poisoning ivy|oak|sumac|prevention',
      'prevent =poison|=poisoning',
      ': to =swallow|=take|=taking',
      'teach|tips|learn|practice|trouble|afraid|scared|refuses|hates =swallow|=swallowing|=taking',
      'breastfeeding|nursing|pregnant|pregnancy|breastmilk|pumping drink|drinking|have|had alcohol|wine|beer',
      '=teens|underage drinking|drink alcohol|wine|beer',
      ': sugar|screen|cuteness overdose',
      'how|about|awareness|prevent|prevention talk|talking|teach|teaching|posters|statistics|fentanyl|opioid overdose',
    ],
  },
  {
    name: 'asthma',
    page: 'asthma',
    show: ['Do this', 'Call {emergency} at once'],
    words: [
      'asthma|astma|asthmatic attack|attacks',
      `asthma|asthmatic|inhaler|albuterol|ventolin|nebulizer ${breath}|wheezing|wheeze|gasping|emergency|worse|help`,
      'inhaler|albuterol|ventolin|nebulizer not|isnt|doesnt|no|without|empty working|work|help|helping|attack|asthma|left',
    ],
    not: [
      'prevent|prevention|avoid asthma attack|attacks',
      'asthma =triggers|causes|diagnosis|plan|outgrow',
      ': makes asthma =worse',
      'inhaler|spacer clean|cleaning|cost|form',
    ],
  },
  {
    name: 'breathing',
    page: 'breathing',
    show: ['Signs', 'Breathing hard, and awake'],
    words: [
      `trouble|hard|harder|difficulty|difficult|struggle|struggling|fighting|fights|labored|laboured|problem|problems|fast|rapid|${cannot} ${breath}`,
      'short|shortness breath',
      'gasping|gasps',
      'wheezing|wheeze|wheezes',
      `grunting|grunts|flaring ${breath}|nostrils`,
      'ribs|chest|neck|belly sucking|sucked|pulling|caving|retracting|sinking',
      'lethargic|lethargy',
      `squeaky|squeaking|whistling|pitched|crowing ${breath}`,
      'retractions|stridor|suffocating|suffocated|strangling|strangled|strangulation',
      `${cannot}|catch catch breath`,
    ],
    not: [
      ': breathe|breathing exercises|exercise|technique|techniques|mattress|games',
      'teach|teaching|learning deep breathe|breathing',
      'suffocation|suffocating hazard',
    ],
  },
  {
    name: 'breathing',
    page: 'breathing',
    title: 'A newborn who is hard to wake',
    calls: [
      {
        line: 'emergency',
        when: 'Cannot be woken, limp, blue or gray lips, grunts, or fights for breath: call.',
      },
    ],
    steps: [
      {
        do: 'Wake your baby now.',
        how: 'Down to the diaper; rub the back and the soles of the feet. Offer the breast or the bottle.',
      },
      {
        do: 'Wakes, but feeds badly or must be woken each time: call your pediatrician now.',
        how: 'At any hour. No answer within minutes: emergency room.',
      },
      {
        do: 'Take the temperature.',
        how: '100.4°F (38°C) or more, or under 96.8°F (36°C): emergency room now.',
      },
    ],
    show: ['Signs'],
    asOf: { date: '2026-11-26', source: 'Barton Schmitt’s guidelines, which pediatric offices use' },
    sources: [
      {
        title: 'Northport Pediatrics: Newborn Illness, How to Recognize',
        url: 'https://northportpeds.com/Medical-Comprehensive/Is-Your-Child-Sick/Newborn-Illness-How-to-Recognize',
      },
      {
        title: 'Integrated Pediatrics: Newborns, Subtle Symptoms of Illness',
        url: 'https://intpeds.com/database/pa/pa_sicknewb_hhg.htm',
      },
    ],
    words: [
      'newborn|neonate|@new too|super|very|extremely|so sleepy|drowsy|lethargic eat|feed|nurse|latch|eating|feeding|nursing|wake',
      'newborn|neonate|@new hard|difficult|impossible =wake|=waking|rouse|=awake',
      'newborn|neonate|@new wont|not|refuses|refusing|refused|stopped|cant eat|feed|nurse|eating|feeding|nursing sleepy|floppy|yellow|jaundice|cold|weak|drowsy|lethargic',
      'newborn|neonate|@new weak|floppy|lethargic|listless cry|suck|feeding|eating|baby|wont',
    ],
    not: [': =wake window|windows', 'burp|burping hard|sleepy|difficult'],
  },
  {
    name: 'head-injury',
    page: 'head-injury',
    show: ['Danger signs', 'None of these'],
    words: [
      'hit|hits|hitting|banged|banging|bumped|knocked|fell head|forehead|skull vomiting|vomited|throwing|threw|puking|puked|confused|dizzy|drowsy|bleeding|dent',
      '=dropped head|face',
    ],
  },
  {
    name: 'head-injury',
    page: 'head-injury',
    show: ['Danger signs', 'None of these'],
    words: [
      '=hit|=hits|=hurt|=bumped|=banged|=bonked|=smacked|=smashed|=whacked|=cracked|=knocked|=injured|=busted|=dropped|=kicked|=landed|=slammed|blow head|forehead|skull',
      'head injury|injuries|trauma|wound',
      'concussion|concussed|concusion',
      'goose egg',
      'bump|lump|knot|swelling head soft|squishy|mushy|boggy',
      'clear|watery fluid|liquid ear|ears|nose fell|fall|crash|hit|accident|wreck',
      'blood|bleeding ear|ears fell|fall|crash|accident|wreck',
      'bump|lump|knot|goose|dent|bruise head|forehead fall|fell|falling|hit|after',
      'pupil|pupils bigger|larger|different|unequal|uneven|size|dilated',
      'i|he|she|someone|sitter|babysitter shook baby|newborn|infant',
    ],
    not: [
      '=hits|=banging|=hitting|=bangs purpose|bedtime|rhythmically',
      'tantrum|tantrums|mad|angry|frustrated =hits|=banging|=hitting',
      '=hitting|=banging sleep|night|tired',
      ': head start',
    ],
  },
  {
    name: 'head-injury',
    page: 'head-injury',
    title: 'An arm or a leg will not move',
    show: ['The neck hurts, or an arm or a leg will not move'],
    words: [
      `${cannot}|not move|feel legs|leg|arms|arm|neck|toes|fingers fall|fell|hit|accident|crash|trampoline|dive|dived|diving|dove`,
      'neck|spine|back broke|broken|fractured|snapped',
    ],
  },
  {
    name: 'head-injury',
    page: 'head-injury',
    title: 'A fall, a blow to the head',
    show: ['Danger signs', 'None of these'],
    words: [
      `${fell}|off off|out|down|from|over|onto|between ${heights}`,
      '=fell|=dropped|=falls|=landed head|face',
      '=dropped|=drop baby|newborn|infant|toddler',
    ],
    not: [
      ': fell|fall|falls asleep|behind',
      ': fell|fall|falls in love',
      ': =dropped|=drop|=dropping baby|toddler|him|her|newborn off',
      '=dropped|=drop nap|naps|percentile|percentiles|weight|labor',
      ': =dropped|=drop a|the|night|her|his feeding|feedings',
      'tree|trees leaves|crafts',
    ],
  },
  {
    name: 'not-breathing',
    page: 'breathing',
    title: 'Not responding',
    show: [cpr],
    words: [
      'unconscious|unconcious|unresponsive|unresponding|lifeless',
      'lost|loses|losing|loss consciousness|concious|conscious',
      'not|isnt|wont|doesnt responding|respond|responsive|moving|conscious',
      'stopped =moving',
      '=passed|=passes|=passing|=pass|blacked|=knocked out',
      '=fainted|=faints|=fainting|=faint',
      '=collapsed|=collapses',
      'wont|cant|cannot|couldnt|unable|impossible|isnt|doesnt =wake|=awake|=wakeup|rouse|=woken',
      'hard|difficult =wake|=waking|rouse up|lethargic|limp|fever|baby',
      'not|isnt =waking up',
    ],
    not: [
      ': =pass|=passes|=passing out candy|halloween|flyers|snacks|cards',
      ': faint line|lines|positive',
      'wake up for school|class|work',
      ': =wake|=waking up early|earlier',
      ': =wake|=waking early|earlier',
      ': =wake|=waking up on time',
      ': tooth|teeth|molar =knocked out',
      ': tooth|teeth got|is|was|were|are =knocked out',
      ': =knocked his|her|a|my|the|their tooth|teeth out',
      ': =knocked his|her|a|my|the|their front|baby|permanent|adult|bottom|top tooth|teeth out',
      ': =knocked out tooth|teeth',
      ': =knocked out his|her|a|my|the|their|two|front|baby|permanent|adult tooth|teeth',
      ': =knocked out his|her|a|my|the|their front|baby|permanent|adult|bottom|top tooth|teeth',
      ': waking at|during night',
      'responding|respond discipline|name|potty|training',
      'moving kicks|kicking|pregnant|pregnancy|house',
      ': moving in belly|womb|utero',
    ],
  },
  {
    name: 'not-breathing',
    page: 'breathing',
    title: 'Not responding',
    show: [cpr],
    words: ['=limp|floppy'],
    not: [
      ': walks|walking|walk with a =limp',
      ': a|slight|slightly|has|have =limp',
      ': =limp when|in|on walking|walks|leg|hip|knee',
      'floppy|limp hair|bunny|ears|hat|disk',
    ],
  },
  {
    name: 'burns',
    page: 'burns',
    show: ['Do this'],
    words: [
      '=burn|=burns|=burned|=burnt|=burning',
      'scald|scalded|scalding|scalds',
      'hot|boiling water|coffee|tea|soup|ramen|noodles|grease|oil on|over|onto hand|hands|arm|leg|chest|face|belly|foot|skin|lap|her|him',
      'hot|boiling|coffee|tea|soup|ramen|noodles|grease spill|spilled|spilt|splashed|poured|pulled|dumped',
      '=touched|=grabbed|=touching stove|oven|iron|grill|fireplace|burner|heater|kettle|curling|straightener',
      'electrocuted|electrocution|electricuted',
      'electric|electrical|electricity shock|shocked',
      'shocked|shock outlet|socket|plug|wire|cord',
      'stuck|put|poked fork|key|finger|metal|hairpin|knife outlet|socket',
      'clothes|shirt|hair|dress caught|on fire',
    ],
    not: [
      ': burn|burned|burning|burnt out|calories|calorie|fat|carbs|book|candles|incense|rubber|bridges|energy|man|cd|dvd|sage',
      ': heart|slow|razor|rug burn|burns|burning',
      'calorie|calories burn|burned|burning|burns',
      'diaper|rash burn|burning|burns',
      ': burnt|burn|burned the|my toast|cake|cookies|dinner',
      ': burnt|burn|burned toast|cake|cookies|dinner',
      'sun|sunburn|sunburned =burn|=burns',
      ': sun burned|burnt',
      'burn|burning pee|peeing|urinate|urination|urine|nipple|nipples|reflux|question|desire',
    ],
  },
  {
    name: 'heat',
    page: 'heat',
    show: ['Do this'],
    words: [
      'left|locked|forgot|forgotten|was|been|in hot car|van|suv',
      'hot car|van|suv @100',
      'heatstroke|heatstrok|sunstroke',
      'heat stroke|exhaustion',
      'overheated|overheating|overheat confused|limp|vomiting|passed|fainted|dizzy|wake|sun|outside|practice',
    ],
    not: [
      'prevent|prevention|avoid heat|car|heatstroke|overheating',
      'overheating|overheat crib|swaddle|sleep|room|blanket',
    ],
  },
  {
    name: 'heat',
    page: 'heat',
    show: ['Do this'],
    words: [
      '=hot|=heat|=sun|sunny|outside|practice|camp|game not|isnt|stopped|quit|no|wont sweating|sweat|sweats',
      '=hot|=heat|=sun confused|disoriented|delirious|nonsense|slurring|staggering|stumbling|fainted|collapsed',
      'stopped|not|isnt|quit sweating confused|disoriented|nonsense|dizzy|drowsy|weird|strange|funny',
    ],
    not: ['fever|temperature|temp =hot|confused|delirious', 'prevent|prevention|avoid heat'],
  },
  {
    name: 'fever',
    page: 'fever',
    title: 'Fever: when to call',
    show: ['Call your pediatrician now, at any hour', 'Call {emergency}'],
    words: [
      '@new|newborn|neonate|preemie fever|feverish|temperature|temp|@100',
      '@new|newborn|neonate feels|very|burning|really|touch hot',
      '@half @100',
      '@half fever|temperature|temp high',
      'fever|temperature|temp|thermometer|running @104',
      'fever|temperature|temp|headache|vomiting stiff neck',
      'fever|temperature|temp|sick|rash purple|blood|red spots|dots|bruises|rash not|dont|doesnt|wont|fade|fading|blanch|purple',
      'spots|rash|dots =press|=pressed|=pressing|tumbler|blanch',
      'spots|rash|dots|bruises not|dont|doesnt|wont fade|fading|blanch|blanching|disappear',
      'fever|temperature|temp lethargic|confused|hallucinating|delirious|inconsolable',
      'fever|temperature|temp|sick purple|bruise|bloody|pinprick spots|dots|blotches|marks|patches|rash',
      'purple|pinprick spots|dots|blotches skin|legs|arms|body|face|chest|belly|spreading|everywhere|appeared|sudden|suddenly',
      'petechiae|petechia|petechial|purpura',
      'meningitis|meningococcal|sepsis',
    ],
    not: [
      ': fever dream|dreams',
      'meningitis|meningococcal vaccine|vaccines|vaccination|shot|shots|booster|menb',
      ': bath|room|nursery|water|tub temp|temperature',
      ': temp|temperature room|nursery|bath',
      'should temp|temperature nursery|room|bath|house',
    ],
  },
  {
    name: 'dehydration',
    page: 'dehydration',
    show: ['Call your pediatrician now, at any hour', 'At home, while your child is awake'],
    words: [
      'dehydrated|dehydration|dehidrated|dehydrat',
      'no|not|without|hasnt|havent|dry wet|peed diaper|diapers|nappy|hours',
      `${cannot}|not|nothing|anything keep|keeping|keeps|stays|stay down`,
      'no|without tears crying|cries|vomiting|throwing|puking|sick|diarrhea|mouth',
      'hasnt|havent|no|not peed|urinated|pee|urinate|urine hours|hrs|day',
      'sunken|sinking fontanelle|fontanel|soft|eyes',
      'green|bilious|bile vomit|vomiting|vomits|vomited|puke|puking|throwing|threw',
    ],
    not: [
      'prevent|prevention|avoid dehydrated|dehydration',
      'potty|toilet training =wet|=pee',
      'pee|peed|wet in potty|toilet',
      ': wet|dry at|through|overnight',
      ': voice|tone|head|hair|costs|laid|lying|put down',
      ': down for nap|naps|bed',
      ': stay|stays|staying down in|when|on',
    ],
  },
  {
    name: 'bleeding',
    page: 'bleeding',
    show: ['Do this'],
    words: [
      'bleed|bleeding|bleeds|bled|blood wont|stop|stopping|stopped|lot|heavily|heavy|badly|deep|everywhere|gushing|spurting|squirting|spraying|pouring|pooling|profusely|soaking',
      'cut|gash|wound deep|gaping|bone',
      'cut|chopped|severed|sliced|torn off finger|fingers|fingertip|toe|thumb',
      'severed|amputated|amputation|lopped finger|fingers|fingertip|toe|thumb|hand|arm|leg|foot|ear',
      'gunshot|stabbed',
      'bullet|bullets hit|hits|stray|wound|wounds',
      '=shot bleeding|bullet|gun|guns|pistol|rifle|handgun|shotgun',
      'gun|pistol|rifle|handgun|shotgun went|off|fired|accidentally shoot|shooting|off',
      'got|gotten|was|is|been|hes|shes|were =shot',
      ': =shot himself|herself|myself|themselves',
      ': =shot in the|his|her head|chest|stomach|face|neck|back|foot|hand|eye',
      'tourniquet',
    ],
    not: [
      'bleed|bleeding teething|nose|nosebleed',
      ': blood type|test|tests|draw|sugar|drive|pressure',
      'when|long does|do|will|should bleed|bleeding stop|stopping birth|postpartum|period|delivery|miscarriage',
      'coughing|vomiting|throwing|puking|pooping|poop|stool blood',
      '=shot flu|covid|vaccine|vaccines|vaccination|vaccinated|shots|tetanus|hpv|rsv|mmr|dtap|allergy|vitamin|booster|rabies|measles',
      ': =shot at the|his|her|my|our doctor|doctors|pediatrician|pediatricians|clinic|pharmacy|checkup|appointment',
      ': a|the|his|her|their|first|second|month =shot',
      'nerf|water|toy|squirt|glue|massage|heat gun|guns',
      'nerf|water|toy|squirt|glue|massage|heat gun|guns =shot|shooting|off',
    ],
  },
  {
    name: 'testicle-pain',
    page: 'testicle-pain',
    show: ['Do this'],
    words: [
      'testicle|testicles|testicular|scrotum|testical|balls pain|painful|hurt|hurts|swollen|sore|aching|ache|twisted|torsion',
      'torsion testicle|testicular|boy|son',
      'balls|groin sudden pain|hurts',
    ],
    not: ['soccer|basket|tennis|bouncy|ball|pit balls'],
  },
  {
    name: 'other',
    title: 'Urgent help',
    calls: [
      {
        line: 'emergency',
        when: 'When in doubt, call; nobody minds a call that turns out to be nothing. Put the phone on speaker.',
      },
    ],
    words: [
      'bleed|bleeding|bleeds|bled|blood|nosebleed wont|stop|stopping|stopped|lot|heavily|heavy|badly|deep|everywhere|gushing|spurting|squirting|spraying|pouring|pooling|profusely|soaking',
      'cut|gash|wound deep|gaping|bone|stitches',
      'cut|chopped|severed|sliced off finger|fingertip|toe',
      'coughing|vomiting|vomited|throwing|threw|puking|puked|pooping blood',
      'currant jelly',
      'jelly poop|stool|stools screaming|vomiting|pain|lethargic',
      'bone|bones sticking|poking|protruding|showing|visible out|through|skin|arm|leg',
      'tv|television|dresser|bookcase|bookshelf|shelf|furniture =fell|=fallen|=tipped|=toppled on|onto',
      '=crushed|=pinned|=trapped under|beneath|underneath',
      'snake|rattlesnake|copperhead bite|bites|bit|bitten',
      'dog|pitbull bit|bite|bitten|attacked|mauled',
      'call|calling|dial|need 911|ambulance|112|999',
      '911',
      'emergency|emergancy|ambulance',
      '=hit|struck|hits car|truck|bus|van|suv',
      'run|ran over car|truck|driveway|van',
      'car accident|crash|wreck',
      'broke|broken|fractured arm|leg|bone|bones|neck|back|elbow|wrist|ankle|collarbone|skull',
      'gunshot|stabbed|electrocuted',
      'swallowed|ate glass|needle|pin|nail|screw|tack|razor|blade',
      'house|home fire',
      'locked|trapped baby|toddler|child|kid|kids car',
    ],
    not: [
      'bleed|bleeding teething',
      'when|long does|do|will|should bleed|bleeding stop|stopping birth|postpartum|period|delivery|miscarriage',
      ': blood type|test|tests|draw|sugar|drive|pressure',
      'emergency|emergancy|ambulance|911 contact|contacts|fund|form|kit|kits|plan|plans|savings|binder|custody|sitter|babysitter|childcare|backup|exit|preparedness|prep|section|=numbers|list|toy|toys|truck|song|costume|cost|bill|book|games|hear',
      ': emergency birth control',
      'replace|replacing|reuse|insurance car accident|crash|wreck',
      ': seat|seats after car|a|an accident|crash|wreck',
      ': seat|seats after accident|crash|wreck',
      'house|home fire safety|drill|drills|truck|plan',
    ],
  },
];
