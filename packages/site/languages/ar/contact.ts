import type { ContactDetails } from '@daily-nest/content/types';

const contact: ContactDetails = {
  heading: 'راسلنا',
  intro: 'سؤال أو تصحيح أو شيء ينقص: اكتب إلينا، وقل لنا أي صفحة تقصد.',
  details: [
    { id: 'editors', label: 'التحرير', text: 'أفكار ورسائل وأسئلة عن مقال.' },
    { id: 'corrections', label: 'التصحيحات', text: 'اذكر الصفحة والجملة، وأين قرأت غير ذلك.' },
  ],
  hours: [
    {
      label: 'من الإثنين إلى الجمعة',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      value: '9:00 ص – 5:00 م',
      opens: '09:00',
      closes: '17:00',
    },
    { label: 'السبت', days: ['Saturday'], value: '10:00 ص – 2:00 م', opens: '10:00', closes: '14:00' },
    { label: 'الأحد', days: ['Sunday'], value: 'مغلق' },
  ],
  timeZone: 'بتوقيت شرق الولايات المتحدة',
  questions: [
    {
      id: 'medical-advice',
      question: 'هل تخبرونني ماذا أفعل بأعراض طفلي؟',
      answer:
        'لا: لا ينبغي لأحد أن يشخّص برسالة. اتصل بطبيب طفلك، أو بمركز السموم 1-800-222-1222 إن ابتلع شيئًا، وفي الطوارئ اتصل بالرقم 911.',
    },
    {
      id: 'reprint',
      question: 'هل أطبع مقالًا لصفّي أو لعيادتي؟',
      answer: 'نعم، مجانًا، لمن لا يتقاضى مالًا، مع اسمنا وعنوان الصفحة.',
    },
  ],
};

/** The texts of /contact. */
export const contactOf = (): ContactDetails => contact;
