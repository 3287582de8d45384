import { defineOwner, type Owner } from '@daily-nest/brand';

export type { AdPlace, Owner } from '@daily-nest/brand';

/** Safe values that work without an owner. Leave them as they are; write your own into {@link owner}. */
export const ownerDefaults = defineOwner({
  donationUrl: 'https://www.unicefusa.org/',
  supportUrl: 'https://www.feedingamerica.org/',
  supportLabel: 'ادعم بنك طعام',
  contactEmail: 'desk@alushsh.example',
  contactPhone: '+1 202-555-0187',
  newsletterNote: 'لا توجد رسالة بريدية بعد. التسجيل هنا لا يرسل شيئًا ولا يحفظ عنوانك.',
  contactFormProvider: 'Google Forms',
  featuredVideo: {
    id: 'VNNsN9IJkws',
    title: 'التجارب تبني الدماغ (بالإنكليزية)',
    caption: 'كيف تشكّل لحظات كل يوم دماغ الطفل. من مركز الطفل النامي في جامعة هارفارد.',
  },
  adSlots: {
    homeTop: 400101,
    homeMiddle: 400102,
    articleBottom: 400103,
    articleBottomSecond: 400105,
    listTop: 400104,
    listTopSecond: 400106,
    topicAbove: 400201,
    topicAboveSecond: 400202,
    topicBelow: 400203,
    topicBelowSecond: 400204,
  },
  imprint: {
    publisher: 'العُش (نسخة تجريبية)',
    address: '7 Example Street, Dearborn',
    editor: 'تحرير العُش',
  },
});

/**
 * The site's own values. `pnpm launch:check` lists those that are still defaults. A running site may override
 * parts of them (`OWNER_FILE`).
 */
export const owner: Owner = {
  ...ownerDefaults,
};
