import { standards as network } from '@daily-nest/content/standards';
import type { Legal } from '@daily-nest/content/types';

/** What the network says only of its own edition. */
const own: Record<string, readonly string[]> = {
  people: [
    'كل مقال يحمل توقيع من يجيب عنه. إذا راجعه مختص ذكر المقال من هو وفي أي يوم، وإن لم يذكر ذلك فلم يراجعه أحد.',
  ],
  machines: [
    'صفحات المساعدة العاجلة تأتي من الشبكة التي نستعمل برنامجها: كُتبت بنموذج لغوي من المصادر التي تذكرها. ومشاهد الورق المقصوص رُكّبت بالبرمجة.',
  ],
};

/** The text of /standards. */
export const standards: Legal = {
  ...network,
  sections: network.sections.map((section) => ({
    ...section,
    paragraphs: [...(own[section.id] ?? section.paragraphs)],
  })),
};
