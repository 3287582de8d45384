/** What the magazine says in a place that nobody has booked. */
export const houseAds = {
  radio: {
    title: 'A radio for the kitchen',
    action: 'Listen live',
    href: '/radio',
    picture: '/pictures/radio.svg',
  },
  partners: {
    title: 'This space can carry your story',
    action: 'Become a partner',
    href: '/partners',
    picture: '/pictures/story-the-porch-library.svg',
  },
} as const;

export type HouseAdName = keyof typeof houseAds;
