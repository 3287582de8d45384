import type { UrgentSection } from '@daily-nest/content/urgent/types';
import { type UrgentId, urgentIds } from './ids.ts';

/*
 * Put into Arabic, step by step, from the English texts of packages/content/data/urgent.yaml, where it is written which pages were opened for
 * each. Nothing was added. A number stands as {emergency}, which the pages replace. A change there is made here in the same commit.
 */

const read = '2026-11-28';

const all: UrgentSection[] = [
  {
    id: 'breathing',
    title: 'صعوبة التنفس',
    calls: [{ line: 'emergency', when: 'اتصل عند علامة واحدة من هذه العلامات.' }],
    parts: [
      {
        kind: 'signs',
        title: 'العلامات',
        signs: [
          'يجاهد في كل نَفَس أو يئن، أو لا يستطيع الكلام أو البكاء أو الشرب',
          'ينسحب الجلد بين الأضلاع أو تحتها',
          'الشفتان أو اللسان أو الوجه بلون أزرق أو رمادي',
          'مرتخٍ أو مشوّش أو يصعب إيقاظه',
          'يتوقف تنفسه، ولو عاد بعدها',
        ],
      },
      {
        kind: 'steps',
        title: 'يتنفس بصعوبة وهو مستيقظ',
        steps: [
          { do: 'اتصل بالرقم {emergency}. ابقَ مع طفلك.', how: 'افتح مكبّر الصوت، وافتح قفل الباب.' },
          { do: 'دعه يجلس كما يرتاح.', how: 'لا تُرقِده. تكلم ببطء.' },
          {
            do: 'أعطه بخّاخ الإسعاف إن كان لديه،',
            how: 'كما تقول خطة الطبيب. بلا خطة: 4 بخّات، واحدة بعد أخرى، عبر الحجرة. وبعد لسعة أو طعام: الإبينفرين أولًا.',
          },
        ],
      },
    ],
    never: ['لا طعام ولا شراب ما دام التنفس صعبًا.'],
    see: ['poisoning'],
    asOf: { date: read, source: 'الصليب الأحمر وجمعية القلب الأمريكية' },
    sources: [
      {
        title: 'American Heart Association: 2025 Guidelines',
        url: 'https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines/pediatric-basic-life-support',
      },
      {
        title: 'American Red Cross: Infant Choking',
        url: 'https://www.redcross.org/take-a-class/resources/learn-first-aid/infant-choking',
      },
    ],
  },
  {
    id: 'poisoning',
    title: 'تسمم',
    calls: [
      {
        line: 'poison',
        when: 'مستيقظ ويتنفس: اتصل فورًا، ولو بدا بخير أو لم تكن متأكدًا. معهم مترجم.',
      },
      { line: 'emergency', when: 'انهار، أو يتشنج، أو يصعب تنفسه أو إيقاظه: اتصل هنا أولًا.' },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'ابتلعه، أو أصاب عينيه أو جلده، أو استنشقه',
        steps: [
          { do: 'خذه منه. ليبصق الباقي.', how: 'أمسك العبوة بيدك.' },
          { do: 'اتصل بالرقم {poison}.', how: 'قل ما هو، وكم نقص منه، ومنذ متى، وكم يزن طفلك.' },
          {
            do: 'يحرق الفم (منظف، كبسولة غسالة صحون)؟',
            how: 'رشفات قليلة من الماء أو الحليب فورًا، إن كان مستيقظًا ويستطيع البلع.',
          },
          {
            do: 'في العينين: اغسلهما 15 إلى 20 دقيقة، ثم اتصل.',
            how: 'ماء بحرارة الغرفة، برفق، من جهة الأنف إلى الخارج.',
          },
          { do: 'على الجلد: انزع الملابس، اغسل 15 دقيقة، ثم اتصل.' },
          { do: 'استنشقه: أخرجه إلى الهواء النقي، ثم اتصل.' },
        ],
      },
      {
        kind: 'steps',
        title: 'بطارية زر أو مغناطيس',
        steps: [
          {
            do: 'إلى غرفة الطوارئ الآن. لا تنتظر علامات.',
            how: 'وكذلك إن كانت في الأنف أو الأذن، أو ابتلع خرز الماء. {poison} يرشدك في الطريق.',
          },
          { do: 'لا تعطه طعامًا ولا شرابًا في الطريق.' },
        ],
      },
    ],
    never: ['لا تجعله يتقيأ.', 'لا عسل قبل إتمام السنة.'],
    see: ['breathing'],
    asOf: { date: read, source: 'Poison Control' },
    sources: [
      { title: 'Poison Control: First Aid for Poisons', url: 'https://www.webpoisoncontrol.org/first-aid' },
      {
        title: 'National Battery Ingestion Hotline',
        url: 'https://www.poison.org/battery/guideline',
      },
    ],
  },
  {
    id: 'fever',
    title: 'حمى',
    calls: [
      {
        line: 'emergency',
        when: 'صعوبة تنفس، شفتان زرقاوان أو رماديتان، لا يستيقظ، تشنج، رقبة متيبسة، بقع بنفسجية، أو كان في مكان شديد الحر: اتصل.',
      },
    ],
    parts: [
      {
        kind: 'signs',
        title: 'اتصل بالرقم {emergency}',
        signs: [
          'صعوبة التنفس، أو شفتان زرقاوان أو رماديتان',
          'يصعب إيقاظه، أو مشوّش',
          'تشنج',
          'رقبة متيبسة، أو يافوخ منتفخ، أو صداع رهيب، أو بقع بنفسجية تبقى تحت ضغط كأس',
          'كان في مكان شديد الحر كسيارة واقفة: برّد الجلد بالماء وأنت تنتظر',
        ],
      },
      {
        kind: 'signs',
        title: 'اتصل بطبيب طفلك الآن، في أي ساعة',
        signs: [
          'دون 3 أشهر: 38°م (100.4°ف) أو أكثر من المستقيم. لا دواء قبل ذلك. إن لم يُجب أحد خلال دقائق: غرفة الطوارئ',
          'من 3 إلى 6 أشهر: 38.3°م (101°ف) أو أكثر',
          'في أي عمر: فوق 40°م (104°ف)',
          'يبدو مريضًا جدًا، أو ناعسًا على غير عادته، أو لا يهدأ',
          'بلا دموع وفمه جاف. رضيع: 6 ساعات بلا بلل في الحفاض. طفل: 8 ساعات بلا تبول',
          'قيء أو إسهال يعود، أو طفح بلا سبب، أو ألم شديد',
          'مناعة ضعيفة، أو فقر دم منجلي، أو مرض في القلب، أو لقاحات ناقصة',
        ],
      },
      {
        kind: 'signs',
        title: 'اتصل في اليوم نفسه',
        signs: [
          'من 3 إلى 6 أشهر: أي حمى',
          'من 6 إلى 12 شهرًا: 39°م (102.2°ف) أو أكثر',
          'دون سنتين: أكثر من 24 ساعة',
          'من سنتين فما فوق: أكثر من ثلاثة أيام',
        ],
      },
      {
        kind: 'steps',
        title: 'كم من الدواء',
        steps: [
          {
            do: 'اسأل الطبيب أو الصيدلي عن الجرعة.',
            how: 'هي بحسب الوزن وقوة الزجاجة في يدك. لا جدول جرعات هنا بالعربية: لم يراجعه أحد بعد.',
          },
        ],
      },
    ],
    never: ['لا أسبرين لطفل.', 'لا حمّام باردًا، ولا تدليك بالكحول.'],
    see: ['breathing'],
    asOf: { date: read, source: 'الأكاديمية الأمريكية لطب الأطفال وMedlinePlus' },
    sources: [
      {
        title: 'HealthyChildren.org: When to Call the Pediatrician',
        url: 'https://www.healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
      },
      { title: 'MedlinePlus: Fever', url: 'https://medlineplus.gov/ency/article/003090.htm' },
    ],
  },
  {
    id: 'self-harm',
    title: 'يؤذي نفسه، يتكلم عن الموت',
    calls: [
      { line: 'crisis', when: 'اتصل مع طفلك، أو وحدك لطلب المشورة، ليلًا ونهارًا. اطلب مترجمًا: «Arabic».' },
      { line: 'emergency', when: 'أصيب، أو تناول شيئًا، أو يوشك أن يفعل.' },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'افعل هذا',
        steps: [
          { do: 'ابقَ مع طفلك.', how: 'لا يبقى وحده دقيقة إلى أن يتولاه من يساعد.' },
          {
            do: 'أبعد عنه ما يقتل.',
            how: 'السلاح قبل كل شيء، والأفضل خارج البيت؛ والأدوية والشفرات والحبال والكحول.',
          },
          {
            do: 'اسأله: «هل تفكر في قتل نفسك؟»',
            how: 'السؤال لا يزرع فكرة في رأسه. أصغِ. لا تجادل، ولا تَعِد بكتمان السر.',
          },
          { do: 'اتصل بالرقم {crisis}.', how: 'إن ابتلع شيئًا وهو مستيقظ: اتصل أيضًا بالرقم {poison}.' },
          { do: 'إلى الطبيب اليوم.', how: 'طبيب طفلك أو غرفة الطوارئ، ولو بدا أن الأمر انتهى.' },
        ],
      },
    ],
    never: ['لا تكتفِ بقول «مجرد مرحلة».'],
    see: ['poisoning'],
    asOf: { date: read, source: 'NIMH وخط 988' },
    sources: [
      {
        title: '988 Lifeline: Help Someone Else',
        url: 'https://988lifeline.org/help-someone-else/',
      },
      {
        title: 'NIMH: Five Action Steps',
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
