import { articles } from '@daily-nest/content/articles';
import type {
  Article,
  NewsTile,
  SponsoredTile,
  Story,
  Tip,
  WellnessArticle,
} from '@daily-nest/content/types';

export const homeCounts = { articles: 3, tips: 4, stories: 2, wellness: 2 };

export const asksAge: boolean = false;

export const homeArticles: Article[] = articles.slice(0, homeCounts.articles);
export const homeTips: Tip[] = [];
export const homeStories: Story[] = [];
export const homeWellness: WellnessArticle[] = [];
export const newsTiles: NewsTile[] = [];

export const sponsoredTiles: SponsoredTile[] = [
  {
    id: 'fridge',
    title: 'الأرقام قبل أن تحتاج إليها',
    text: 'بمن تتصل وماذا تفعل في الدقائق الأولى، إلى أن تصل المساعدة.',
    link: '/urgent',
    action: 'افتح الصفحة',
  },
];
