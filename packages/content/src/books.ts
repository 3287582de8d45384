import type { Book, BookTheme } from './types.ts';

const store = 'https://www.amazon.com/s';

/** Returns a search of the store for a title and its author; `i=stripbooks` selects books. */
function storeSearch(words: string): string {
  return `${store}?${new URLSearchParams({ k: words, i: 'stripbooks' })}`;
}

/** The address of 'View All Books on Amazon →'. */
export const storeAuthorPage = storeSearch('William Walker Atkinson');

/**
 * The promo block of /books. The university is a real one with public programs in contemplative education.
 */
export const bookPromo = {
  title: 'Transform Your Life with Ancient Wisdom',
  kicker: 'Advertisement',
  text: 'Study meditation, yoga traditions and the psychology of attention with people who practice what they teach. Naropa University in Boulder, Colorado, has joined contemplative practice with academic study since 1974.',
  apply: { title: 'Apply for Admission →', url: 'https://www.naropa.edu/admissions-aid/' },
  learnMore: { title: 'Learn More', url: 'https://www.naropa.edu/programs/' },
};

/**
 * The text above the shelf. His life is from J. Gordon Melton, Religious Leaders of America (Gale, 1991), as
 * quoted by encyclopedia.com.
 */
export const booksIntro =
  'William Walker Atkinson (1862–1932) was born in Baltimore, became a lawyer in Pennsylvania, and moved to Chicago around 1900. There he began to write, some hundred books in all, on attention, breath, success and yoga, many of them under pen names. Yogi Ramacharaka, whom generations of readers took for a teacher in India, was one of them. The books are in the public domain and still in print. They belong to their time: read them for calm and curiosity, and ask a doctor about your health.';

type BookText = Pick<Book, 'slug' | 'title' | 'year' | 'subtitle'> & Partial<Pick<Book, 'penName'>>;

const shelf: Record<BookTheme, { penName: Book['penName']; titles: BookText[] }> = {
  Wealth: {
    penName: 'William Walker Atkinson',
    titles: [
      {
        slug: 'thought-force-in-business',
        title: 'Thought-Force in Business and Everyday Life',
        subtitle: 'in Business and Everyday Life',
        year: 1900,
      },
      { slug: 'the-secret-of-success', title: 'The Secret of Success', year: 1908 },
      { slug: 'the-psychology-of-success', title: 'The Psychology of Success', year: 1910 },
      { slug: 'the-psychology-of-salesmanship', title: 'The Psychology of Salesmanship', year: 1912 },
    ],
  },
  Yoga: {
    penName: 'Yogi Ramacharaka',
    titles: [
      {
        slug: 'fourteen-lessons-in-yogi-philosophy',
        title: 'Fourteen Lessons in Yogi Philosophy and Oriental Occultism',
        subtitle: 'and Oriental Occultism',
        year: 1903,
      },
      {
        slug: 'advanced-course-in-yogi-philosophy',
        title: 'Advanced Course in Yogi Philosophy and Oriental Occultism',
        subtitle: 'and Oriental Occultism',
        year: 1904,
      },
      {
        slug: 'hatha-yoga',
        title: 'Hatha Yoga; or, The Yogi Philosophy of Physical Well-Being',
        subtitle: 'or, The Yogi Philosophy of Physical Well-Being',
        year: 1904,
      },
      { slug: 'raja-yoga', title: 'A Series of Lessons in Raja Yoga', year: 1906 },
      { slug: 'gnani-yoga', title: 'A Series of Lessons in Gnani Yoga', year: 1906 },
    ],
  },
  Breath: {
    penName: 'Yogi Ramacharaka',
    titles: [
      { slug: 'the-science-of-breath', title: 'The Hindu-Yogi Science of Breath', year: 1903 },
      { slug: 'the-science-of-psychic-healing', title: 'The Science of Psychic Healing', year: 1906 },
      {
        slug: 'practical-water-cure',
        title: 'The Hindu-Yogi System of Practical Water Cure',
        subtitle: 'System of Practical Water Cure',
        year: 1909,
      },
    ],
  },
  'Self-Culture': {
    penName: 'William Walker Atkinson',
    titles: [
      {
        slug: 'memory-culture',
        title: 'Memory Culture: The Science of Observing, Remembering and Recalling',
        subtitle: 'The Science of Observing, Remembering and Recalling',
        year: 1903,
      },
      {
        slug: 'thought-vibration',
        title: 'Thought Vibration, or The Law of Attraction in the Thought World',
        subtitle: 'or The Law of Attraction in the Thought World',
        year: 1906,
      },
      {
        slug: 'the-art-of-logical-thinking',
        title: 'The Art of Logical Thinking; or, The Laws of Reasoning',
        subtitle: 'or, The Laws of Reasoning',
        year: 1909,
      },
      {
        slug: 'your-mind-and-how-to-use-it',
        title: 'Your Mind and How to Use It: A Manual of Practical Psychology',
        subtitle: 'A Manual of Practical Psychology',
        year: 1911,
      },
      {
        slug: 'mind-power',
        title: 'Mind-Power: The Secret of Mental Magic',
        subtitle: 'The Secret of Mental Magic',
        year: 1912,
      },
      {
        slug: 'the-power-of-concentration',
        title: 'The Power of Concentration',
        year: 1918,
        penName: 'Theron Q. Dumont',
      },
    ],
  },
};

/** The shelf of /books: one author's set under three names, by theme. */
export const books: Book[] = (Object.keys(shelf) as BookTheme[]).flatMap((theme) =>
  shelf[theme].titles.map(({ slug, title, subtitle, year, penName = shelf[theme].penName }) => ({
    slug,
    title,
    ...(subtitle && { subtitle }),
    penName,
    year,
    theme,
    cover: `/pictures/books/${slug}.svg`,
    link: storeSearch(`${title} ${penName}`),
  })),
);
