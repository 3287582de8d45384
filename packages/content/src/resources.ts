import type { DescribedLink, Resource } from './types.ts';

/** The six resource cards of /health-wellness. */
export const healthResources: Resource[] = [
  {
    id: 'healthy-children',
    title: 'Ask the pediatricians',
    description:
      'Symptoms, ages, vaccines and safety, explained for parents by the American Academy of Pediatrics.',
    url: 'https://www.healthychildren.org/',
    action: 'Visit HealthyChildren.org',
    section: 'health',
  },
  {
    id: 'milestones',
    title: 'Track milestones',
    description: 'CDC checklists from two months to five years, and what to do when you are concerned.',
    url: 'https://www.cdc.gov/act-early/',
    action: 'See the milestones',
    section: 'family',
  },
  {
    id: 'poison-help',
    title: 'Poison Help',
    description:
      'Call 1-800-222-1222 at any hour, free and confidential, or use the online guide. Call 911 for a collapse, a seizure or trouble breathing.',
    url: 'https://www.poison.org/',
    action: 'Get help now',
    section: 'behavior',
  },
  {
    id: 'maternal-mental-health',
    title: 'Support for new parents',
    description:
      'Helplines, online groups and local volunteers for anxiety and depression during pregnancy and after birth.',
    url: 'https://www.postpartum.net/',
    action: 'Find support',
    section: 'community',
  },
  {
    id: 'crisis-line',
    title: 'Suicide & Crisis Lifeline',
    description:
      'Call or text 988 in the United States, day or night, when you or someone in your family is in crisis.',
    url: 'https://988lifeline.org/',
    action: 'Talk to someone',
    section: 'lifestyle',
  },
  {
    id: 'my-plate',
    title: 'Plan a plate',
    description:
      'Simple food guidance, budget recipes and portion ideas for every age from the U.S. Department of Agriculture.',
    url: 'https://www.myplate.gov/',
    action: 'Open MyPlate',
    section: 'food',
  },
];

/** The reference links of /health-wellness. */
export const healthReferences: DescribedLink[] = [
  {
    title: 'MedlinePlus: Children’s Health',
    url: 'https://medlineplus.gov/childrenshealth.html',
    description: 'The National Library of Medicine’s directory of reliable pages on children’s health.',
  },
  {
    title: 'CDC: Child Development',
    url: 'https://www.cdc.gov/child-development/',
    description: 'Ages, stages, conditions and data from the Centers for Disease Control and Prevention.',
  },
  {
    title: 'World Health Organization: Child Health',
    url: 'https://www.who.int/health-topics/child-health',
    description: 'Facts and guidance on the health of children around the world.',
  },
  {
    title: 'Center on the Developing Child',
    url: 'https://developingchild.harvard.edu/',
    description: 'What science knows of early development, put plainly by Harvard University.',
  },
];

/** The four external reference links of /articles. */
export const articleReferences: DescribedLink[] = [
  {
    title: 'HealthyChildren.org',
    url: 'https://www.healthychildren.org/',
    description: 'Parenting advice from the American Academy of Pediatrics, by age and by topic.',
  },
  {
    title: 'CDC: Positive Parenting Tips',
    url: 'https://www.cdc.gov/child-development/positive-parenting-tips/index.html',
    description: 'Public-health guidance for parents of babies, children and teenagers.',
  },
  {
    title: 'UNICEF Parenting',
    url: 'https://www.unicef.org/parenting/',
    description: 'Expert tips and evidence on health, learning and care from around the world.',
  },
  {
    title: 'Wikipedia: Parenting',
    url: 'https://en.wikipedia.org/wiki/Parenting',
    description: 'A wide view of how families raise children, across ages and cultures.',
  },
];
