import type { DescribedLink } from '@daily-nest/content/types';

export { healthReferences, healthResources } from '@daily-nest/content/resources';

/** The links under the articles. */
export const articleReferences: DescribedLink[] = [
  {
    title: 'MedlinePlus بالعربية',
    url: 'https://medlineplus.gov/languages/arabic.html',
    description: 'نشرات صحية مترجمة، من المكتبة الوطنية الأمريكية للطب.',
  },
  {
    title: 'منظمة الصحة العالمية',
    url: 'https://www.who.int/ar',
    description: 'صفحات المنظمة بالعربية عن صحة الأم والطفل.',
  },
  {
    title: 'يونيسف',
    url: 'https://www.unicef.org/ar',
    description: 'عن حقوق الأطفال ونموهم، بالعربية.',
  },
];
